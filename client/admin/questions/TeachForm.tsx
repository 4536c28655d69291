import { defaultLocale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { Form } from '../ui/Form.tsx'
import { FormButtons } from '../ui/FormButtons.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import type { QuestionGroupFragment } from './QuestionGroups.generated.ts'
import { answerPlaces, teachFormSchema, teachInput, type TeachValues } from './teach-form.ts'
import { useTeachAnswerMutation, type TeachAnswerMutation, type TeachChoicesQuery } from './TeachForm.generated.ts'

export type Taught = TeachAnswerMutation['teachAnswer']

interface TeachFormProps {
  group: QuestionGroupFragment
  choices: TeachChoicesQuery
  onTaught: (entry: Taught) => void
  onCancel: () => void
}

const isPublished = ({ state }: { state: string }) => state === 'PUBLISHED' || state === 'CHANGED'
const toOption = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })

/** One answer for all questions of a group: a new one, or one that there is. */
export const TeachForm = ({ group, choices, onTaught, onCancel }: TeachFormProps) => {
  const [teach] = useTeachAnswerMutation({ refetchQueries: ['QuestionGroups'] })
  const [newest] = group.questions
  const { language, question } = newest!
  const categories = choices.categories.filter(isPublished)
  const known = [...choices.faq, ...choices.answers].filter(isPublished)
  const first: TeachValues = {
    question: question.slice(0, 300),
    place: 'faq',
    category: categories[0]?.key ?? '',
    entryId: '',
    title: language === defaultLocale ? question.slice(0, 100) : '',
    text: '',
    ownTitle: '',
    ownText: '',
  }
  const { values, field, problem, busy, submit, unsaved, forget } = useForm(
    teachFormSchema,
    first,
    async (given) => {
      const ids = group.questions.map(({ id }) => id)
      const { data } = await teach({ variables: { input: teachInput(given, language, ids) } })
      onTaught(data!.teachAnswer)
    },
    `taught-answer:${newest!.id}`,
  )
  const cancel = () => {
    forget()
    onCancel()
  }
  const other = languages[language].name
  return (
    <Form onSubmit={submit} problem={problem} unsaved={unsaved}>
      <TextField
        label="What guests ask"
        help="In their words. Whoever asks like this gets the answer; leave names and addresses out."
        lang={language}
        maxLength={300}
        {...field('question')}
      />
      <SelectField label="Where the answer stands" options={answerPlaces} {...field('place')} />
      {values.place === 'known' && (
        <SelectField
          label="Answer"
          options={[{ value: '', label: 'Choose an answer' }, ...known.map(toOption)]}
          {...field('entryId')}
        />
      )}
      {values.place === 'faq' && (
        <SelectField
          label="Group of questions"
          options={categories.map(({ key, title }) => ({ value: key, label: title }))}
          {...field('category')}
        />
      )}
      {values.place !== 'known' && (
        <>
          <TextField label="Question in English" maxLength={100} {...field('title')} />
          <AreaField
            label="Answer in English"
            help="One sentence is enough. It is published at once, and stands in for languages that are not written yet."
            {...field('text')}
          />
          {language !== defaultLocale && (
            <>
              <TextField
                label={`Question in ${other} (optional)`}
                lang={language}
                maxLength={100}
                {...field('ownTitle')}
              />
              <AreaField label={`Answer in ${other} (optional)`} lang={language} {...field('ownText')} />
            </>
          )}
        </>
      )}
      <FormButtons save="Answer once" busy={busy} onCancel={cancel} />
    </Form>
  )
}
