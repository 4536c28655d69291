import { assert, jsonValue, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

const canonical = (text: string) => canonicalJson(JSON.parse(text))

describe('says the same of', () => {
  it.each([
    ['keys in another order', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['keys in another order, further in', '{"a":[{"b":1,"c":{"d":1,"e":2}}]}', '{"a":[{"c":{"e":2,"d":1},"b":1}]}'],
    ['other white space', '{"a":[1,2]}', ' {\n\t"a" : [ 1 ,\r\n2 ] } '],
    ['a letter and its escape', '{"é":"é/"}', String.raw`{"\u00e9":"\u00E9\/"}`],
    ['a number written otherwise', '[100,1,0]', '[1e2,1.0,-0]'],
    ['a key that comes twice, of which the last counts', '{"a":2}', '{"a":1,"a":2}'],
    ['keys that are numbers', '{"10":1,"9":2,"x":3}', '{"x":3,"9":2,"10":1}'],
  ])('%s', (_, one, other) => {
    expect(canonical(one)).toBe(canonical(other))
  })
})

describe('tells apart', () => {
  it.each([
    ['another order of a list', '[1,2]', '[2,1]'],
    ['a list and an object', '["a"]', '{"0":"a"}'],
    ['a number and its text', '{"a":1}', '{"a":"1"}'],
    ['null and nothing', '{"a":null}', '{}'],
    ['null and false', 'null', 'false'],
    ['an empty list and an empty object', '[]', '{}'],
    ['white space within a text', '{"a":"b c"}', '{"a":"b  c"}'],
    ['letters of another case', '{"a":"B"}', '{"a":"b"}'],
    ['a text that looks like the rest', '{"a":"b","c":"d"}', String.raw`{"a":"b\",\"c\":\"d"}`],
    ['lists in lists', '[[1],[2]]', '[[1,[2]]]'],
    ['where a key stands', '{"a":{"b":1},"c":2}', '{"a":{"c":2},"b":1}'],
  ])('%s', (_, one, other) => {
    expect(canonical(one)).not.toBe(canonical(other))
  })
})

it('is JSON that says the same as what it was made of', () => {
  assert(
    property(jsonValue(), (json) => {
      const plain = JSON.stringify(json)
      expect(JSON.parse(canonical(plain))).toEqual(JSON.parse(plain))
    }),
  )
})

it('is written however deep the body is', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  expect(canonical(deep).startsWith('[[[')).toBe(true)
})
