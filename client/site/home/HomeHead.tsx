import type { ComponentProps } from 'react'
import { PageHead } from '../layout/PageHead.tsx'
import { useSite } from '../site-context.ts'
import { useText } from '../texts/useText.ts'
import { HomeJsonLd } from './HomeJsonLd.tsx'

interface HomeHeadProps extends Pick<ComponentProps<typeof PageHead>, 'picture'>, ComponentProps<typeof HomeJsonLd> {}

export const HomeHead = ({ hotel, picture, pictures }: HomeHeadProps) => {
  const text = useText()
  const { isFirstPage } = useSite()
  return (
    <>
      <PageHead
        title={text('home-title') || hotel.name}
        description={text('home-description')}
        picture={picture}
        siteName={hotel.name}
      />
      {isFirstPage && <HomeJsonLd hotel={hotel} pictures={pictures} />}
    </>
  )
}
