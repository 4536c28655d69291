import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import type { PasswordAsked, PasswordChecked } from './password-check.ts'

/** What follows makes a password only better, and takes longer to look at. */
const longestLookedAt = 64

const { translations } = english
const checker = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: {
    ...translations,
    warnings: {
      ...translations.warnings,
      userInputs: 'It is made of your name, your address or the hotel’s name.',
    },
  },
  maxLength: longestLookedAt,
})

parentPort!.on('message', ({ password, guesses }: PasswordAsked) => {
  const { score, feedback } = checker.check(password, guesses)
  parentPort!.postMessage({ score, warning: feedback.warning } satisfies PasswordChecked)
})
