import { chakra } from '@chakra-ui/react'
import { useState, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { useDataSource } from '#client/apollo/deferred.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { isPlainClick } from '../layout/plain-click.ts'
import { useSite } from '../site-context.ts'
import { BlogPostsDocument } from './BlogPosts.generated.ts'
import { writeShown } from './shown-posts.ts'

/** The way to more articles: an address that can be reloaded and gone back to, and works before any script. */
export const MorePosts = ({ first }: { first: number }) => {
  const { language, t } = useLanguage()
  const { prefix } = useSite()
  const { search } = useLocation()
  const source = useDataSource()
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const address = withPrefix(paths.blog(), prefix) + writeShown(search, first)

  // The articles that are here stay until there are more.
  const show = async () => {
    if (state === 'loading') return
    setState('loading')
    const here = window.location.href
    source.forgetRefusals()
    try {
      await source.read(BlogPostsDocument, { locale: language, first })
      setState('idle')
      // Nobody is led away from where they have gone meanwhile.
      if (window.location.href === here) void navigate(address, { replace: true, preventScrollReset: true })
    } catch {
      setState('failed')
    }
  }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void show()
  }
  return (
    <chakra.div textAlign="center" marginTop="3rem">
      <ButtonLink look="outline" href={address} onClick={follow} aria-disabled={state === 'loading' || undefined}>
        {t('blog.more')}
      </ButtonLink>
      <chakra.p role="status" marginTop="1rem">
        {state === 'failed' && `${t('blog.failed')} ${t('problem.text')}`}
      </chakra.p>
    </chakra.div>
  )
}
