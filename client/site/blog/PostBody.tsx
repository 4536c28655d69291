import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { ShareLink } from '../layout/ShareLink.tsx'
import { useSite } from '../site-context.ts'
import { keepLanguage } from './keep-language.ts'
import type { PostBodyFragment } from './PostBody.generated.ts'
import { Prose } from './Prose.tsx'
import { TagList } from './TagList.tsx'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface PostBodyProps {
  post: PostBodyFragment
  /** Its address is for one pair of eyes. */
  isPreview?: boolean
}

export const PostBody = ({ post, isPreview }: PostBodyProps) => {
  const { language } = useLanguage()
  const { prefix } = useSite()
  const navigate = useNavigate()

  // Links within the text are plain HTML: those inside the site change the page without loading it anew.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || link?.target || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(href)
  }

  return (
    <Container maxWidth="46rem" paddingBlock={{ base: '2.5rem 4rem', md: '4rem 6rem' }}>
      <Prose
        onClick={follow}
        // oxlint-disable-next-line react/no-danger -- cleaned against a list of allowed tags when it was saved
        dangerouslySetInnerHTML={{ __html: keepLanguage(post.content, prefix) }}
      />
      <chakra.div lang={language} marginTop="3rem" paddingTop="1.5rem" borderTop="1px solid {colors.stone}">
        <TagList tags={post.tags} />
        {!isPreview && <ShareLink title={post.title} marginTop="1.5rem" />}
      </chakra.div>
    </Container>
  )
}
