import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { categoryOrder } from './categories.ts'
import { CategoryMark } from './CategoryMark.tsx'

export const MapLegend = () => {
  const { t } = useLanguage()
  return (
    <chakra.div
      width={{ base: '100%', md: 'auto' }}
      display={{ md: 'flex' }}
      flexWrap="wrap"
      alignItems="center"
      gap="0.75rem 1.5rem"
    >
      <chakra.h3 id="legend-title" textStyle="label" hideBelow="md">
        {t('map.legend')}
      </chakra.h3>
      <PhoneFold label={t('map.legend')} borderBlockStart="none">
        <chakra.ul aria-labelledby="legend-title" listStyle="none" display="flex" flexWrap="wrap" gap="0.5rem 1.25rem">
          {categoryOrder.map((category) => (
            <chakra.li key={category} display="flex" alignItems="center" gap="0.5rem" textStyle="small">
              <CategoryMark category={category} width="1.625rem" height="1.625rem" />
              {t(`map.category.${category}`)}
            </chakra.li>
          ))}
        </chakra.ul>
      </PhoneFold>
    </chakra.div>
  )
}
