import { Badge, Flex, Heading, Link, List, Progress, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { Panel } from '../ui/Panel.tsx'
import { notify } from '../ui/toasts.tsx'
import { useDismissSetupMutation, useSkipSetupStepMutation, type SetupPartsFragment } from './Setup.generated.ts'
import { countDone, isOpen, stepWords, type SetupStep } from './steps.ts'

/** Skips a step or takes that back. */
const SkipButton = ({ step }: { step: SetupStep }) => {
  const [skip, { loading }] = useSkipSetupStepMutation({ refetchQueries: ['Setup'] })
  const isSkipped = step.skippedBy != null
  const run = async () => {
    try {
      await skip({ variables: { input: { id: step.id, skipped: !isSkipped } } })
    } catch (error) {
      notify({ tone: 'error', title: 'The step was not changed', description: failureOf(error).message })
    }
  }
  const { title } = stepWords[step.id]
  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={run}
      loading={loading}
      aria-label={`${isSkipped ? 'It applies after all' : 'Does not apply'}: ${title}`}
    >
      {isSkipped ? 'It applies after all' : 'Does not apply'}
    </Button>
  )
}

const State = ({ step }: { step: SetupStep }) => {
  if (step.isDone) return <Badge colorPalette="green">Done</Badge>
  if (step.skippedBy != null) return <Badge>Does not apply</Badge>
  return <Badge colorPalette="orange">To do</Badge>
}

const Step = ({ step }: { step: SetupStep }) => {
  const { title, todo, meanwhile, to, open } = stepWords[step.id]
  return (
    <List.Item
      display="flex"
      flexWrap="wrap"
      gap="3"
      justifyContent="space-between"
      py="4"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Flex direction="column" gap="1" flex="1 1 20rem" minWidth="0">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h3" textStyle="md" fontWeight="semibold">
            {title}
          </Heading>
          <State step={step} />
        </Flex>
        <Text>{todo}</Text>
        {isOpen(step) && (
          <Text color="fg.muted" textStyle="sm">
            {meanwhile}
          </Text>
        )}
        {step.skippedBy && (
          <Text color="fg.muted" textStyle="sm">
            {step.skippedBy} said that it does not apply.
          </Text>
        )}
      </Flex>
      <Flex gap="2" align="center" wrap="wrap">
        <Link asChild fontWeight="semibold" minHeight="8">
          <RouterLink to={to} aria-label={`${open}: ${title}`}>
            {open}
          </RouterLink>
        </Link>
        {!step.isDone && <SkipButton step={step} />}
      </Flex>
    </List.Item>
  )
}

/** The steps with what guests see meanwhile; done is what the hotel's records say. */
export const StepList = ({ setup: { steps, isDismissed } }: { setup: SetupPartsFragment }) => {
  const [dismiss, { loading }] = useDismissSetupMutation({ refetchQueries: ['Setup'] })
  const done = countDone(steps)
  const toggle = async () => {
    try {
      await dismiss({ variables: { dismissed: !isDismissed } })
    } catch (error) {
      notify({ tone: 'error', title: 'The list was not changed', description: failureOf(error).message })
    }
  }
  return (
    <Panel
      title="First steps"
      description="What to do before your guests come. Take them in any order."
      action={
        <Button size="sm" onClick={toggle} loading={loading}>
          {isDismissed ? 'Remind me on the desk again' : 'Stop reminding me'}
        </Button>
      }
    >
      <Progress.Root value={done} max={steps.length} colorPalette="green" mb="4">
        <Progress.Label mb="1">
          {done} of {steps.length} done
        </Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <List.Root as="ol" listStyle="none">
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </List.Root>
    </Panel>
  )
}
