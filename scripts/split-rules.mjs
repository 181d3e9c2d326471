import {dirname, join} from 'node:path'

/**
 * Which parts of a rule's definition go where: people read the texts, and only when they ask; the program needs the
 * rest at each start.
 */
const DOCUMENTATION = new Set(['rationale', 'references', 'examples'])

const RULE_FILE = /[\\/]rules[\\/](?!index\.ts)[^\\/]+\.ts$/
/** The project itself may stand in a folder of that name. */
const RULES = join(import.meta.dirname, '../rules')

/**
 * For the program: takes the documentation out of the rules, and puts properties in its place that read it from a
 * file of its own when they are asked for.
 *
 * @param {string} file the file that `documentationOnly` makes, as the program requires it
 * @returns {import('rolldown').Plugin}
 */
export function documentationElsewhere(file) {
  return {
    ...editRules('documentation-elsewhere', (name, rule) => {
      return (
        DOCUMENTATION.has(name) &&
        `get ${name}() { return require('robotslint:documentation').documentation['${rule}'].${name} }`
      )
    }),
    resolveId: {
      filter: {id: /^robotslint:documentation$/},
      handler: () => ({id: file, external: true}),
    },
  }
}

/**
 * For the file of the documentation: takes everything else out of the rules.
 *
 * @returns {import('rolldown').Plugin}
 */
export function documentationOnly() {
  return editRules('documentation-only', name => name !== 'id' && !DOCUMENTATION.has(name) && '')
}

/**
 * @param {string} name
 * @param {(property: string, rule: string) => string | false} substitute what stands in place of a property, or false
 * @returns {import('rolldown').Plugin}
 */
function editRules(name, substitute) {
  return {
    name,
    transform: {
      filter: {id: RULE_FILE},
      handler(code, id) {
        if (dirname(id) !== RULES) return
        const {properties} = this.parse(code, {lang: 'ts'}).body.find(isDefinition).declaration.arguments[0]
        const rule = properties.find(({key}) => key.name === 'id').value.value
        let result = code
        for (const {key, start, end} of properties.toReversed()) {
          const other = substitute(key.name, rule)
          // With the comma behind it.
          if (other !== false)
            result = result.slice(0, start) + other + result.slice(other === '' ? end + 1 : end)
        }
        return result
      },
    },
  }
}

/** `export default defineRule({…})` */
function isDefinition({type, declaration}) {
  return type === 'ExportDefaultDeclaration' && declaration.callee?.name === 'defineRule'
}
