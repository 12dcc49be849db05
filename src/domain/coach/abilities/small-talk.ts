import { reply, type Reply } from '#domain/coach/reply.ts';

const GREETING = /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|howdy)(?: there| coach)?[!., ]*$/;
const THANKS =
  /^(?:ok(?:ay)?,? )?(?:thanks|thank you|thx|ty|cheers|great|perfect|awesome|nice|cool|got it|good to know)(?: (?:so much|a lot|very much|coach|job))?[!., ]*$/;
const ABLE =
  /^(?:help|what can (?:you do|i ask(?: you)?)|what do you do|how (?:do|does) (?:you|this) work|who are you|what are you|are you (?:an? )?(?:ai|human|bot|real|robot)|how can you help(?: me)?)(?: here| for me| about)?[?!. ]*$/;

/**
 * Answers small talk.
 * @param questions that can be answered today
 */
export function smallTalk(question: string, questions: readonly string[]): Reply | undefined {
  const said = question.normalize('NFKC').toLowerCase().replaceAll(/[’‘]/g, "'").trim();
  const choices = questions.map((each) => ({ label: each, question: each }));
  if (GREETING.test(said))
    return reply({ kind: 'choices', paragraphs: ['Hi! Ask me about anything you log, such as:'], choices });
  if (THANKS.test(said)) return reply({ kind: 'advice', paragraphs: ['You’re welcome.'] });
  return ABLE.test(said)
    ? reply({
        kind: 'choices',
        title: 'What I can do',
        paragraphs: [
          'I’m software, not a person. I answer questions about what you log, compare time periods and foods, look for reasons behind a change, suggest meals that fit what’s left today, and explain your scores and blood markers.',
          'I can also log food, water, weight, blood pressure, workouts and fasts, set reminders, and remember what you ask me to. Nothing changes until you confirm. For example:',
        ],
        choices,
      })
    : undefined;
}
