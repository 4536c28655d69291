import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { decoded } from '#client/decoded.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { TextField } from '#client/ui/fields.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { FaqCard } from './FaqCard.tsx'
import type { FaqListFragment } from './FaqList.generated.ts'
import { matches } from './matches.ts'
import { needsScript } from '#client/ui/needs-script.ts'
import { useOpenCards } from './useOpenCards.ts'

export const FaqList = ({ faq }: { faq: FaqListFragment }) => {
  const { t } = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const location = useLocation()
  const navigate = useNavigate()
  const entries = faq.entries.filter(
    ({ category, question, answer }) => (!chosen || category.id === chosen) && matches(`${question} ${answer}`, search),
  )
  const { open, allOpen, set, toggleAll } = useOpenCards(entries.length)
  const list = useRef<HTMLUListElement>(null)

  // Cards open by themselves before any script.
  useEffect(() => {
    for (const [place, card] of [...(list.current?.querySelectorAll('details') ?? [])].entries()) set(place, card.open)
    // Later they tell of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // What the address names is shown: a category, or an answer, which browsers open by themselves when it is not filtered out.
  const show = useEffectEvent((named: string) => {
    if (faq.categories.some(({ id }) => id === named)) return setChosen(named)
    const place = faq.entries.findIndex(({ id }) => id === named)
    if (place < 0) return
    setChosen(null)
    setSearch('')
    set(place, true)
    requestAnimationFrame(() => document.getElementById(named)?.scrollIntoView())
  })
  useEffect(() => show(decoded(location.hash.slice(1))), [location.hash])

  const choose = (category: string | null) => {
    setChosen(category)
    void navigate({ search: location.search, hash: category ?? '' }, { replace: true, preventScrollReset: true })
  }

  if (faq.entries.length === 0) return null
  return (
    <Container
      display="grid"
      gap={{ base: '1.5rem', lg: '3.5rem' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      alignItems="start"
      paddingBottom={{ base: '4rem', md: '6rem' }}
    >
      <CategoryFilter categories={faq.categories} chosen={chosen} onChoose={choose} />
      <chakra.div paddingTop={{ lg: '2.25rem' }}>
        <chakra.div role="search" marginBottom="1.25rem" css={needsScript}>
          <TextField
            id="faq-search"
            type="search"
            label={t('faq.search')}
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="0.75rem"
          marginBottom="1rem"
        >
          <chakra.p role="status" color="inkSoft">
            {entries.length > 0 ? t('faq.count', { count: entries.length }) : t('faq.none')}
          </chakra.p>
          <Button type="button" look="outline" size="small" onClick={toggleAll} css={needsScript}>
            {t(allOpen ? 'faq.collapseAll' : 'faq.expandAll')}
          </Button>
        </chakra.div>
        <chakra.ul ref={list} listStyle="none" display="grid" gap="0.75rem">
          {entries.map((entry, place) => (
            <li key={entry.id}>
              <FaqCard
                entry={entry}
                withCategory={!chosen}
                isOpen={open.has(place)}
                onToggle={(isOpen) => set(place, isOpen)}
              />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Container>
  )
}
