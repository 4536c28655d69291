import { expect, test } from 'vitest'
import { findDelimiter, readRecords } from './csv-records.ts'

const read = (text: string) => [...readRecords(text, ',')].map(({ line, cells }) => [line, cells])

test.each<[what: string, text: string, records: unknown[]]>([
  ['nothing', '', []],
  ['plain cells', 'a,b\nc,d', [[1, ['a', 'b']], [2, ['c', 'd']]]], // oxfmt-ignore
  ['every kind of line break', 'a\r\nb\rc\n', [[1, ['a']], [2, ['b']], [3, ['c']]]], // oxfmt-ignore
  ['empty cells at the end', 'a,,', [[1, ['a', '', '']]]],
  ['blanks around cells', ' a , "b" ', [[1, ['a', 'b']]]],
  ['a separator and marks within marks', '"a,""b""",c', [[1, ['a,"b"', 'c']]]],
  ['marks within a plain cell', 'a "b" c', [[1, ['a "b" c']]]],
  ['a line break within marks', '"a\nb",c\nd', [[1, ['a\nb', 'c']], [3, ['d']]]], // oxfmt-ignore
  ['empty lines, and lines of nothing but separators', 'a\n\n , ,\n""\nb', [[1, ['a']], [5, ['b']]]], // oxfmt-ignore
  ['a mark that is never closed', 'a,"b\nc@x,d', [[1, null], [2, ['c@x', 'd']]]], // oxfmt-ignore
  ['a mark that only a later line closes', 'a,"b\nc@x,"d"\ne', [[1, null], [2, ['c@x', 'd']], [3, ['e']]]], // oxfmt-ignore
  ['a mark that a later person’s cell closes', 'a,"b\nc@x,d\ne",f\ng', [[1, null], [2, ['c@x', 'd']], [3, ['e"', 'f']], [4, ['g']]]], // oxfmt-ignore
  ['addresses under each other within marks', '"a\nb@x\nc,d",e', [[1, ['a\nb@x\nc,d', 'e']]]],
  ['a mark that opens the last cell, behind an empty one', ',"b', [[1, null]]],
  ['blanks within marks', '" a ",b', [[1, ['a', 'b']]]],
  ['text behind a closing mark', '"a"b,c\nd', [[1, null], [2, ['d']]]], // oxfmt-ignore
])('reads %s', (_, text, records) => expect(read(text)).toEqual(records))

test.each([
  ['Email,Name', ','],
  ['Email;Name;"a,b,c,d"', ';'],
  ['Email\tName', '\t'],
  ['Email', ','],
  ['"a;b",c', ','],
])('of %j the separator is %j', (line, delimiter) => expect(findDelimiter(line)).toBe(delimiter))
