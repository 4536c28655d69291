import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { asksFor } from '../../platform/schema/asks-for.ts'
import { LocaleArg } from '../../platform/schema/locale.ts'
import { Picture } from '../guide/guide.type.ts'
import { showKept } from '../guide/show-picture.ts'
import { recordView } from './blog-view.service.ts'
import { contentOf, findPost, listPosts, translationsOf, type PostRecord } from './blog.service.ts'
import { findPreview } from './preview.service.ts'
import { BlogPost, BlogPostConnection, BlogPostsArgs, BlogTranslation, BlogViewCount } from './blog.type.ts'

@Resolver(() => BlogPost)
export class BlogResolver {
  @Query(() => BlogPostConnection, {
    description: 'Published blog posts, the newest first; in English where a translation is missing.',
  })
  blogPosts(@Ctx() ctx: Context, @Args(() => BlogPostsArgs) args: BlogPostsArgs, @Info() info: GraphQLResolveInfo) {
    return listPosts(ctx, args, asksFor(info, 'totalCount'))
  }

  @Query(() => BlogPost, { nullable: true, description: 'One published blog post; null when there is none.' })
  blogPost(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, {
      description: 'Last part of its address, in any language; one that it had before will do.',
    })
    slug: string,
    @LocaleArg() locale: Locale,
  ) {
    return findPost(ctx, slug, locale)
  }

  @Query(() => BlogPost, {
    nullable: true,
    description: 'A post in any state, as guests would see it, for the holder of a preview link; null when it expired.',
  })
  blogPreview(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'Last part of the link.' }) token: string,
  ) {
    return findPreview(ctx, token)
  }

  @Mutation(() => BlogViewCount, {
    description: 'Counts a reader of a blog post, once a visitor and day; programs are not counted.',
  })
  recordBlogView(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, { description: 'Slug of the post that is read.' }) slug: string,
  ) {
    return recordView(ctx, slug)
  }

  @FieldResolver(() => String, { description: 'The text, as HTML. Ask for it on a single post only.' })
  content(@Ctx() ctx: Context, @Root() post: PostRecord) {
    return contentOf(ctx, post)
  }

  @FieldResolver(() => Picture, { description: 'Its picture.' })
  picture(@Ctx() { content }: Context, @Root() { featuredImage, imageAlt, language }: PostRecord) {
    return showKept(content, featuredImage, imageAlt, language)
  }

  @FieldResolver(() => [BlogTranslation], { description: 'The languages it can be read in, this one included.' })
  translations(@Ctx() ctx: Context, @Root() post: PostRecord) {
    return translationsOf(ctx, post)
  }
}
