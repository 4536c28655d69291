import { expect, it } from 'vitest'
import { focusCrop, movedCrop, resizedCrop, widestCrop } from './crop.ts'

const picture = { width: 1600, height: 1067 }

it('begins with what pages cut around the focus point', () => {
  expect(focusCrop('wide', picture, { x: 50, y: 50 })).toEqual({ x: 0, y: 200, width: 1600, height: 667 })
  expect(focusCrop('wide', picture, { x: 50, y: 100 })).toEqual({ x: 0, y: 400, width: 1600, height: 667 })
  expect(focusCrop('upright', picture, { x: 0, y: 50 })).toEqual({ x: 0, y: 1, width: 853, height: 1066 })
  expect(focusCrop('square', { width: 900, height: 900 }, { x: 20, y: 80 })).toEqual({
    x: 0,
    y: 0,
    width: 900,
    height: 900,
  })
})

it('stays within the picture, and no narrower than can be shown', () => {
  const crop = focusCrop('square', picture, { x: 0, y: 0 })
  expect(movedCrop(crop, { x: -50, y: -50 }, picture)).toEqual(crop)
  expect(movedCrop(crop, { x: 5_000, y: 5_000 }, picture)).toEqual({ ...crop, x: 533, y: 0 })
  expect(resizedCrop('square', crop, 500, picture)).toEqual({ x: 284, y: 284, width: 500, height: 500 })
  expect(resizedCrop('square', crop, 1, picture).width).toBe(120)
  expect(resizedCrop('square', crop, 9_000, picture)).toEqual(crop)
  expect(widestCrop('preview', { width: 300, height: 1_000 })).toBe(300)
})
