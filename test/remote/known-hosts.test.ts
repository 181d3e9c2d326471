import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile} from 'node:fs/promises'
import {hostname, tmpdir} from 'node:os'
import {join} from 'node:path'
import {build} from 'esbuild'
import fc from 'fast-check'
import {describe, expect, onTestFinished, test} from 'vitest'
import type {Certificate} from '../../analyzer/retrieval.ts'
import {KnownHosts} from '../../remote/gemini/known-hosts.ts'
import {KnownHostsError, knownHostsPath, readKnownHosts} from '../../remote/gemini/known-hosts-file.ts'
import {createCertificate, createKeys} from './fixtures/certificate.ts'
import {answerOf, retrieveGemini} from './fixtures/retrievals.ts'
import {startCapsule} from './fixtures/servers.ts'

const NOW = Date.parse('2026-06-01T00:00:00Z')

/** A certificate whose fingerprints are 64 times the letters given. */
function certificate(
  fingerprint: string,
  publicKey: string,
  validTo = '2027-01-01T00:00:00.000Z',
): Certificate {
  return {
    fingerprint: fingerprint.repeat(64),
    publicKeyFingerprint: publicKey.repeat(64),
    validFrom: '2020-01-01T00:00:00.000Z',
    validTo,
    alternativeNames: [],
    selfSigned: true,
    tlsVersion: 'TLSv1.3',
  }
}

function known({fingerprint, publicKeyFingerprint, validTo}: Certificate) {
  return {fingerprint, publicKeyFingerprint, validTo}
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'robotslint-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  return folder
}

async function temporaryFile(): Promise<string> {
  return join(await temporaryFolder(), 'known_hosts')
}

describe.skipIf(process.platform === 'win32')('a place that is no regular file', () => {
  test.each(['/dev/null', 'link'])('%s keeps nothing, and stays what it is', async place => {
    const path = place === 'link' ? await temporaryFile() : place
    if (place === 'link') await symlink('/dev/null', path)
    const hosts = await KnownHosts.open(path)
    expect(hosts.check('h:1965', certificate('a', '1'), NOW)).toEqual({decision: 'first'})
    await hosts.save()
    expect((await stat(path)).isCharacterDevice()).toBe(true)
    expect(hosts.check('h:1965', certificate('b', '2'), NOW)).toMatchObject({decision: 'changed'})
  })

  test.each(['/dev/zero', '/dev/full'])('%s is refused', async path => {
    await expect(KnownHosts.open(path)).rejects.toThrow(
      new KnownHostsError(`The record of known hosts is no regular file: ${path}`),
    )
  })

  test('a folder in place of the lock is told of', async () => {
    const path = await temporaryFile()
    await mkdir(`${path}.lock`)
    const hosts = await KnownHosts.open(path)
    hosts.check('h:1965', certificate('a', '1'), NOW)
    await expect(hosts.save()).rejects.toThrow(/^The record of known hosts cannot be locked: EISDIR/)
  })
})

describe('decisions', () => {
  const first = certificate('a', '1')

  test.each([
    ['9: the same certificate', certificate('a', '1'), {decision: 'same'}, first],
    [
      '17: another certificate, the same key',
      certificate('b', '1'),
      {decision: 'renewed-same-key', known: known(first)},
      certificate('b', '1'),
    ],
    [
      '15: another key',
      certificate('b', '2'),
      {decision: 'changed', known: known(first), accepted: false},
      first,
    ],
  ])('%s', async (_name, second, expected, recorded) => {
    const path = await temporaryFile()
    const hosts = await KnownHosts.open(path)
    expect(hosts.check('h.example:1965', first, NOW)).toEqual({decision: 'first'})
    await hosts.save()

    const later = await KnownHosts.open(path)
    expect(later.check('h.example:1965', second, NOW)).toEqual(expected)
    await later.save()
    expect((await KnownHosts.open(path)).check('h.example:1965', recorded, NOW)).toEqual({decision: 'same'})
  })

  test('16: another key, behind the expiry of the old one', async () => {
    const hosts = await KnownHosts.open(await temporaryFile())
    const old = certificate('a', '1', '2026-05-31T23:59:59.000Z')
    hosts.check('h.example:1965', old, NOW)
    expect(hosts.check('h.example:1965', certificate('b', '2'), NOW)).toEqual({
      decision: 'renewed-after-expiry',
      known: known(old),
    })
    expect(hosts.check('h.example:1965', certificate('b', '2'), NOW)).toEqual({decision: 'same'})
  })

  test('15: another key, accepted', async () => {
    const hosts = await KnownHosts.open(await temporaryFile())
    hosts.check('h.example:1965', first, NOW)
    const second = certificate('b', '2')
    expect(hosts.check('h.example:1965', second, NOW, true)).toEqual({
      decision: 'changed',
      known: known(first),
      accepted: true,
    })
    expect(hosts.check('h.example:1965', second, NOW)).toEqual({decision: 'same'})
  })

  test('each port has a record of its own', async () => {
    const hosts = await KnownHosts.open(await temporaryFile())
    hosts.check('h.example:1965', first, NOW)
    expect(hosts.check('h.example:1966', certificate('b', '2'), NOW)).toEqual({decision: 'first'})
  })
})

describe('decisions, one after the other', () => {
  /** Two keys, two certificates of each, some of which have expired. */
  const shown = fc
    .record({
      letter: fc.constantFrom('a', 'b'),
      key: fc.constantFrom('1', '2'),
      expired: fc.boolean(),
      accept: fc.boolean(),
    })
    .map(({letter, key, expired, accept}) => ({
      certificate: {
        ...certificate(letter, key, expired ? '2026-01-01T00:00:00.000Z' : '2027-01-01T00:00:00.000Z'),
        // Another certificate has another fingerprint.
        fingerprint: `${letter}${key}${Number(expired)}`.padEnd(64, '0'),
      },
      accept,
    }))

  test('what is trusted is on record, what is not leaves the record, and the file says the same', async () => {
    const path = await temporaryFile()
    await fc.assert(
      fc.asyncProperty(fc.array(shown, {maxLength: 8}), async sequence => {
        await rm(path, {force: true})
        const hosts = await KnownHosts.open(path)
        let onRecord: Certificate | undefined
        for (const {certificate, accept} of sequence) {
          const trust = hosts.check('h.example:1965', certificate, NOW, accept)
          expect(trust.decision === 'first').toBe(onRecord === undefined)
          if ('known' in trust) expect(trust.known).toEqual(onRecord && known(onRecord))
          if (trust.decision !== 'changed' || trust.accepted) onRecord = certificate
          if (onRecord) expect(hosts.check('h.example:1965', onRecord, NOW)).toEqual({decision: 'same'})
        }
        await hosts.save()
        const read = await readKnownHosts(path)
        expect(read.get('h.example:1965')).toEqual(onRecord && known(onRecord))
      }),
      {seed: 1965, numRuns: 100},
    )
  })
})

describe('the file', () => {
  test('has one line for each host, sorted, and is for its owner alone', async () => {
    const path = join(await temporaryFolder(), 'new', 'folder', 'known_hosts')
    const hosts = await KnownHosts.open(path)
    hosts.check('[::1]:1965', certificate('b', '2', '9999-12-31T23:59:59.000Z'), NOW)
    hosts.check('a.example:1965', certificate('a', '1'), NOW)
    await hosts.save()
    expect(await readFile(path, 'utf8')).toBe(
      [
        '# Certificates of Gemini capsules, kept by robotslint: host:port, certificate, public key, expiry',
        `[::1]:1965 sha256:${'b'.repeat(64)} sha256:${'2'.repeat(64)} 9999-12-31T23:59:59.000Z`,
        `a.example:1965 sha256:${'a'.repeat(64)} sha256:${'1'.repeat(64)} 2027-01-01T00:00:00.000Z`,
        '',
      ].join('\n'),
    )
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(path, '..'))).toEqual(['known_hosts'])
  })

  test('is not touched where there is nothing new', async () => {
    const folder = await temporaryFolder()
    await (await KnownHosts.open(join(folder, 'known_hosts'))).save()
    expect(await readdir(folder)).toEqual([])
  })

  test('that is a link stays one', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'real'), '')
    await symlink('real', join(folder, 'known_hosts'))
    const hosts = await KnownHosts.open(join(folder, 'known_hosts'))
    hosts.check('h.example:1965', certificate('a', '1'), NOW)
    await hosts.save()
    expect(await readFile(join(folder, 'real'), 'utf8')).toContain('h.example:1965 ')
    expect((await readdir(folder)).sort()).toEqual(['known_hosts', 'real'])
  })

  test.each([
    ['other text', 'h.example:1965 abc\n', 1],
    ['a line that was cut', `# x\r\n\r\nh.example:1965 sha256:${'a'.repeat(64)} sha256:11`, 3],
    ['a binary', '\u0000\u0001\u0002', 1],
  ])('that is damaged is told and left as it is: %s', async (_name, text, line) => {
    const path = await temporaryFile()
    await writeFile(path, text)
    await expect(KnownHosts.open(path)).rejects.toThrow(
      new KnownHostsError(
        `The record of known hosts is damaged: ${path}, line ${line}. Nothing was changed; mend or remove that line, or the file.`,
      ),
    )
    expect(await readFile(path, 'utf8')).toBe(text)
  })

  test('that gets damaged meanwhile is left as it is', async () => {
    const path = await temporaryFile()
    const hosts = await KnownHosts.open(path)
    hosts.check('h.example:1965', certificate('a', '1'), NOW)
    await writeFile(path, 'damage')
    await expect(hosts.save()).rejects.toThrow(KnownHostsError)
    expect(await readFile(path, 'utf8')).toBe('damage')
    await writeFile(path, '')
    await hosts.save()
    expect(await readFile(path, 'utf8')).toContain('h.example:1965 ')
  })

  test('that cannot be read or written is told', async () => {
    const folder = await temporaryFolder()
    await expect(KnownHosts.open(folder)).rejects.toThrow(/^The record of known hosts cannot be read: EISDIR/)
    await writeFile(join(folder, 'file'), '')
    const hosts = await KnownHosts.open(join(folder, 'known_hosts'))
    hosts.check('h.example:1965', certificate('a', '1'), NOW)
    await mkdir(join(folder, 'known_hosts'))
    await expect(hosts.save()).rejects.toThrow(KnownHostsError)
  })
})

describe('several runs at once', () => {
  test('lose nothing', async () => {
    const path = await temporaryFile()
    const runs = Array.from({length: 12}, async (_, index) => {
      const hosts = await KnownHosts.open(path)
      for (const name of ['a', 'b', 'c']) {
        hosts.check(`${name}${index}.example:1965`, certificate('a', '1'), NOW)
        await hosts.save()
      }
    })
    await Promise.all(runs)
    const lines = (await readFile(path, 'utf8')).split('\n').filter(line => line.includes('sha256:'))
    expect(lines).toHaveLength(36)
    expect(await readdir(join(path, '..'))).toEqual(['known_hosts'])
  })

  test('lose nothing as processes of their own, one of which is killed', async () => {
    const path = await temporaryFile()
    const program = join(await temporaryFolder(), 'record-hosts.mjs')
    const entryPoints = ['test/remote/fixtures/record-hosts.ts']
    await build({entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm'})
    const start = (name: string, count: number) =>
      spawn(process.execPath, [program, path, name, String(count)], {stdio: ['ignore', 'pipe', 'inherit']})
    const victim = start('victim', 1e9)
    // It has saved, and is about to do so again.
    await once(victim.stdout, 'data')
    const others = ['a', 'b'].map(name => start(name, 10))
    victim.kill('SIGKILL')
    const codes = await Promise.all(others.map(async child => (await once(child, 'exit'))[0]))
    expect(codes).toEqual([0, 0])
    const lines = (await readFile(path, 'utf8')).match(/^[ab]\d+\.example:1965 /gm)
    expect(lines).toHaveLength(20)
  })

  test('keep the certificate that was recorded first', async () => {
    const path = await temporaryFile()
    const [one, two] = [await KnownHosts.open(path), await KnownHosts.open(path)]
    one.check('h.example:1965', certificate('a', '1'), NOW)
    two.check('h.example:1965', certificate('b', '2'), NOW)
    await one.save()
    await two.save()
    expect((await KnownHosts.open(path)).check('h.example:1965', certificate('a', '1'), NOW)).toEqual({
      decision: 'same',
    })
  })

  test.each([
    ['of a process that has died', `99999999 ${hostname()} x`, Date.now()],
    ['that is old', `1 another.host x`, Date.now() - 60_000],
  ])('a lock %s is broken', async (_name, token, time) => {
    const path = await temporaryFile()
    await writeFile(`${path}.lock`, token)
    await utimes(`${path}.lock`, time / 1000, time / 1000)
    const hosts = await KnownHosts.open(path)
    hosts.check('h.example:1965', certificate('a', '1'), NOW)
    await hosts.save()
    expect(await readdir(join(path, '..'))).toEqual(['known_hosts'])
  })

  test('a lock that is held is waited for', async () => {
    const path = await temporaryFile()
    await writeFile(`${path}.lock`, `${process.pid} ${hostname()} x`)
    const hosts = await KnownHosts.open(path)
    hosts.check('h.example:1965', certificate('a', '1'), NOW)
    let saved = false
    const saving = hosts.save().then(() => {
      saved = true
    })
    // Long enough for several tries: what is asserted is only that none of them succeeds.
    await readdir(join(path, '..'))
    expect(saved).toBe(false)
    await rm(`${path}.lock`)
    await saving
    expect(await readdir(join(path, '..'))).toEqual(['known_hosts'])
  })
})

describe('where it lies', () => {
  test.each([
    ['linux', {}, '/home/u/.local/share/robotslint/known_hosts'],
    ['linux', {XDG_DATA_HOME: '/data'}, '/data/robotslint/known_hosts'],
    ['linux', {XDG_DATA_HOME: 'data'}, '/home/u/.local/share/robotslint/known_hosts'],
    ['linux', {XDG_DATA_HOME: ''}, '/home/u/.local/share/robotslint/known_hosts'],
    ['darwin', {XDG_DATA_HOME: '/data'}, '/home/u/Library/Application Support/robotslint/known_hosts'],
    ['win32', {LOCALAPPDATA: '/local'}, '/local/robotslint/known_hosts'],
    ['win32', {}, '/home/u/AppData/Local/robotslint/known_hosts'],
  ])('%s %j', (platform, environment, expected) => {
    expect(knownHostsPath(environment, platform, '/home/u').replaceAll('\\', '/')).toBe(expected)
  })
})

describe('in a retrieval', () => {
  const POLICY = '20 text/plain\r\nUser-agent: *\n'
  const keys = createKeys()
  const certificates = {
    old: createCertificate({keys}),
    sameKey: createCertificate({keys}),
    otherKey: createCertificate({keys: createKeys()}),
  }

  test('15, 17: each connection is compared with the ones before', async () => {
    let shown = certificates.old
    const server = await startCapsule(POLICY, {certificate: () => shown})
    const knownHosts = await KnownHosts.open(await temporaryFile())
    const decide = async (acceptNewCertificate = false) => {
      const retrieved = await retrieveGemini(server.port, {knownHosts, acceptNewCertificate})
      expect(answerOf(retrieved).outcome).toBe('file')
      return answerOf(retrieved).certificate.trust?.decision
    }
    expect(await decide()).toBe('first')
    expect(await decide()).toBe('same')
    shown = certificates.otherKey
    expect(await decide()).toBe('changed')
    expect(await decide()).toBe('changed')
    shown = certificates.sameKey
    expect(await decide()).toBe('renewed-same-key')
    shown = certificates.otherKey
    expect(await decide(true)).toBe('changed')
    expect(await decide()).toBe('same')
  })

  test('a redirect has a certificate of its own', async () => {
    const other = await startCapsule(POLICY, {certificate: certificates.otherKey})
    const server = await startCapsule(`31 gemini://127.0.0.1:${other.port}/\r\n`, {
      certificate: certificates.old,
    })
    const path = await temporaryFile()
    const knownHosts = await KnownHosts.open(path)
    await retrieveGemini(server.port, {knownHosts})
    await knownHosts.save()
    const {retrieval} = await retrieveGemini(server.port, {knownHosts: await KnownHosts.open(path)})
    expect(retrieval).toMatchObject({
      outcome: 'file',
      hops: [{certificate: {trust: {decision: 'same'}}}],
      certificate: {trust: {decision: 'same'}},
    })
  })

  test('without a record nothing is decided', async () => {
    const server = await startCapsule(POLICY)
    expect(answerOf(await retrieveGemini(server.port)).certificate).not.toHaveProperty('trust')
  })
})
