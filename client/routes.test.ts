import { expect, it } from 'vitest'
import { paths, publicPages } from '#graphql/paths.ts'
import { siteRoutes } from './routes.tsx'

it('lists what search engines are told of, and the notices', () => {
  const listed = siteRoutes.filter(({ path, unlisted }) => !unlisted && !path.includes(':')).map(({ path }) => path)
  expect(listed.toSorted()).toEqual([...publicPages, paths.privacy(), paths.accessibility()].toSorted())
})
