import {describe, expect, test} from 'vitest'
import {type Flag, firstOperand, parseArguments} from '../../cli/arguments.ts'

const all: Flag<boolean> = {name: 'all', short: 'a', summary: '', read: values => values.length > 0}
const names: Flag<readonly string[]> = {name: 'name', value: 'NAME', summary: '', read: values => values}
const flags = [all, names]

describe('parseArguments', () => {
  test.each<[args: string[], all: boolean, names: string[], operands: string[]]>([
    [[], false, [], []],
    [['a', 'b'], false, [], ['a', 'b']],
    [['a', '--all', 'b'], true, [], ['a', 'b']],
    [['-a'], true, [], []],
    [['--name', 'x', 'a'], false, ['x'], ['a']],
    [['--name=x', '--name', 'y'], false, ['x', 'y'], []],
    [['--name=a=b'], false, ['a=b'], []],
    [['--name=--all'], false, ['--all'], []],
    [['--name', '-'], false, ['-'], []],
    [['-'], false, [], ['-']],
    [['--', '--all', '-x'], false, [], ['--all', '-x']],
    [['--all', '--', '--'], true, [], ['--']],
  ])('%j', (args, isAll, given, operands) => {
    const parsed = parseArguments(args, flags)
    expect([parsed.get(all), parsed.get(names), parsed.operands]).toEqual([isAll, given, operands])
  })

  test.each([
    [['--name='], '--name has an empty value.'],
    [['a', ''], 'An operand is empty.'],
    [['--al'], 'There is no flag --al. Did you mean --all?'],
    [['-al'], 'There is no flag -al. Did you mean --all?'],
    [['--zzzz=1'], 'There is no flag --zzzz.'],
    [['--all=yes'], '--all takes no value.'],
    [['--name'], '--name needs a value: NAME.'],
    [['--name', '--all'], /^--name needs a value: NAME\.$/],
    [['--name', '-1'], '--name needs a value: NAME. If -1 is meant, write --name=-1.'],
  ])('%j is wrong: %s', (args, message) => {
    expect(() => parseArguments(args, flags)).toThrow(message)
  })
})

describe('firstOperand', () => {
  test.each([
    [['x'], 0],
    [['--all', 'x'], 1],
    [['--name', 'v', 'x'], 2],
    [['--name=v', 'x'], 1],
    [['--unknown', 'x'], 1],
    [['-', 'x'], 0],
    [['--', 'x'], -1],
    [['--name', 'v'], -1],
    [[], -1],
  ])('of %j stands at %i', (args, place) => {
    expect(firstOperand(args, flags)).toBe(place)
  })
})
