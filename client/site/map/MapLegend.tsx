import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { categoryOrder } from './categories.ts'
import { CategoryMark } from './CategoryMark.tsx'

export const MapLegend = () => {
  const { t } = useLanguage()
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0.75rem 1.5rem">
      <chakra.h3 id="legend-title" textStyle="label">
        {t('map.legend')}
      </chakra.h3>
      <chakra.ul aria-labelledby="legend-title" listStyle="none" display="flex" flexWrap="wrap" gap="0.5rem 1.25rem">
        {categoryOrder.map((category) => (
          <chakra.li key={category} display="flex" alignItems="center" gap="0.5rem" textStyle="small">
            <CategoryMark category={category} width="1.625rem" height="1.625rem" />
            {t(`map.category.${category}`)}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
