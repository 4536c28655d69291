import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { FaqCard } from './FaqCard.tsx'
import type { FaqListFragment } from './FaqList.generated.ts'
import { needsScript } from './needs-script.ts'
import { useOpenCards } from './useOpenCards.ts'

export const FaqList = ({ faq }: { faq: FaqListFragment }) => {
  const { t } = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const entries = faq.entries.filter(({ category }) => !chosen || category.id === chosen)
  const { open, allOpen, set, toggleAll } = useOpenCards(entries.length)
  const list = useRef<HTMLUListElement>(null)

  // Cards open by themselves before any script.
  useEffect(() => {
    for (const [place, card] of [...(list.current?.querySelectorAll('details') ?? [])].entries()) set(place, card.open)
    // Later they tell of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (faq.entries.length === 0) return null
  return (
    <Container
      display="grid"
      gap={{ base: '1.5rem', lg: '3.5rem' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      alignItems="start"
      paddingBottom={{ base: '4rem', md: '6rem' }}
    >
      <CategoryFilter categories={faq.categories} chosen={chosen} onChoose={setChosen} />
      <chakra.div paddingTop={{ lg: '2.25rem' }}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="0.75rem"
          marginBottom="1rem"
        >
          <chakra.p role="status" color="inkSoft">
            {t('faq.count', { count: entries.length })}
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
