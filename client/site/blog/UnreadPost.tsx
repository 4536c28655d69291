import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useSiteFrameQuery } from '../layout/SiteFrame.generated.ts'
import { MissingPost } from './MissingPost.tsx'

/** For a post that could not be asked for. The hotel's name is here already: the page's frame says it. */
export const UnreadPost = () => {
  const { language, t } = useLanguage()
  const { hotel } = useSiteFrameQuery({ locale: language })
  return <MissingPost hotelName={hotel.name} title={t('blog.post.missing')} text={t('problem.text')} />
}
