exports.hash = exports.verify = () => Promise.reject(new Error('No passwords in tests'))
