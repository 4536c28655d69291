import { searchAnalyticsSchema, submitUrlSchema } from '#graphql/inputs/search-engines.ts'
import { BingResolver } from './bing.resolver.ts'
import { forgetConsents } from './google-connection.service.ts'
import { GoogleConsent } from './google-consent.entity.ts'
import { GoogleGrant } from './google-grant.entity.ts'
import { GoogleResolver } from './google.resolver.ts'
import { UrlSubmission } from './url-submission.entity.ts'
import type { Module } from '../../platform/module.ts'

export const searchEngines: Module = {
  entities: [GoogleConsent, GoogleGrant, UrlSubmission],
  resolvers: [BingResolver, GoogleResolver],
  jobs: [{ queue: 'search-engines.forget-consents', schedule: '55 4 * * *', run: forgetConsents }],
  routes: [
    {
      method: 'GET',
      path: '/api/google/status',
      operation: 'RestGoogleStatus',
      summary: 'Whether Google Search Console is connected (staff)',
      answer: 'googleStatus',
    },
    {
      method: 'GET',
      path: '/api/google/sites',
      operation: 'RestGoogleSites',
      summary: 'Properties of Google Search Console (staff)',
      answer: 'googleSites',
    },
    {
      method: 'POST',
      path: '/api/google/submit-url',
      operation: 'RestSubmitUrlToGoogle',
      summary: 'Hand an address of this site to Google (staff)',
      body: 'input',
      answer: 'submitUrlToGoogle',
      rules: submitUrlSchema,
      example: { url: 'https://hotel.example/deals' },
    },
    {
      method: 'POST',
      path: '/api/google/submit-sitemap',
      operation: 'RestSubmitSitemapToGoogle',
      summary: 'Submit the sitemap to Google (staff)',
      answer: 'submitSitemapToGoogle',
    },
    {
      method: 'GET',
      path: '/api/google/analytics',
      operation: 'RestSearchAnalytics',
      summary: 'Searches for which the site was shown (staff)',
      query: { siteUrl: 'siteUrl', startDate: 'startDate', endDate: 'endDate' },
      answer: 'searchAnalytics',
      rules: searchAnalyticsSchema,
    },
    {
      method: 'POST',
      path: '/api/bing/submit-urls',
      operation: 'RestSubmitUrlsToBing',
      summary: 'Hand every page to Bing (staff)',
      wrap: { data: ['d', 'SubmitUrlBatch'] },
      answer: 'submitUrlsToBing',
    },
    {
      method: 'GET',
      path: '/api/bing/quota',
      operation: 'RestBingQuota',
      summary: 'Addresses that Bing still takes (staff)',
      wrap: { data: ['d'] },
      answer: 'bingQuota',
    },
  ],
}
