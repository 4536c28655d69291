/** How run.ts tells Stryker which folder it is, and Vitest which tests. */
export const folderVariable = 'MUTATED'
export const testsVariable = 'MUTANT_TESTS'

/**
 * What is changed, and the tests that stand nearest to it. Tests that start the product as a process of its own run the
 * bundle, which knows nothing of the changes: they are left out.
 */
export const folders: Record<string, { mutate: string[]; tests: string[] }> = {
  // The rules, which ask nobody, by the tests beside them; then what asks the database.
  pricing: {
    mutate: [
      'api/modules/pricing/*.ts',
      '!**/*.{service,inputs,module}.ts',
      '!**/{texts,tell-of-nights,found-stay,instead-of-stay}.ts',
    ],
    tests: ['api/modules/pricing/*.test.ts'],
  },
  'pricing-services': {
    mutate: [
      'api/modules/pricing/*.{service,inputs}.ts',
      'api/modules/pricing/{texts,tell-of-nights,found-stay,instead-of-stay}.ts',
    ],
    tests: [
      'api/modules/pricing/extras.test.ts',
      'tests/api/{stays,pricing-rules,night-adjustments,season-copy,long-stay-rates,several-rooms,split-stays}.test.ts',
    ],
  },
  campaigns: {
    mutate: ['api/modules/campaigns/*.ts'],
    tests: [
      'api/modules/campaigns/*.test.ts',
      'tests/api/{campaigns,campaign-audiences,campaign-last-moment,guest-erasure-in-flight,mail}.test.ts',
    ],
  },
  inquiries: {
    mutate: ['api/modules/inquiries/*.ts'],
    tests: [
      'api/modules/inquiries/*.test.ts',
      'tests/api/{inquiries,inquiry-form,inquiry-kept,inquiry-merges,newsletter,inquiry-reference,inquiry-stays,guest-corrections,snooze,thread,webhooks}.test.ts',
      'tests/rest/inquiries.test.ts',
    ],
  },
  subscribers: {
    mutate: ['api/modules/subscribers/*.ts'],
    tests: [
      'api/modules/subscribers/*.test.ts',
      'tests/api/{subscriber-list,subscriber-import,newsletter,erase-again,mailbox,webhooks,audit,paging}.test.ts',
    ],
  },
  coupons: {
    mutate: ['api/modules/coupons/*.ts'],
    tests: ['tests/api/{coupons,stays,newsletter,webhooks}.test.ts'],
  },
  sync: {
    mutate: ['api/modules/sync/*.ts'],
    tests: ['api/modules/sync/*.test.ts', 'tests/api/{sync,rate-plans,availability,webhooks}.test.ts'],
  },
  throttle: {
    mutate: ['api/modules/throttle/*.ts'],
    tests: ['tests/api/{throttle,inquiries,newsletter,chat}.test.ts'],
  },
  schema: {
    mutate: ['api/http/graphql/*.ts', 'api/platform/schema/*.ts'],
    tests: [
      'api/{http/graphql,platform/schema}/*.test.ts',
      'tests/api/{query-limits,field-rights}.test.ts',
      'tests/contract/authorisation.test.ts',
    ],
  },
  security: {
    mutate: [
      'api/http/{cross-site,one-host,untrusted-proxy}.ts',
      'api/platform/{encryption,secrets,signature,visitor}.ts',
    ],
    tests: [
      'api/platform/{encryption,secrets,signature,visitor}.test.ts',
      'tests/api/{sessions,throttle,connections,rotate-secret}.test.ts',
      'tests/rest/{cross-site,other-origins,session,untrusted-proxy,errors}.test.ts',
    ],
  },
  staff: {
    mutate: ['api/modules/staff/*.ts'],
    tests: [
      'api/modules/staff/*.test.ts',
      'tests/api/{staff,sessions,two-factor,passwords,api-keys,api-key-life,staff-accounts}.test.ts',
      'tests/rest/session.test.ts',
    ],
  },
  inputs: {
    mutate: ['graphql/inputs/*.ts'],
    tests: [
      'graphql/**/*.test.ts',
      'tests/api/{inquiries,campaigns,coupons,pricing-rules,rooms,blog-desk,webhooks,staff-accounts,newsletter}.test.ts',
    ],
  },
}
