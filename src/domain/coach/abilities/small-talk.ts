import { reply, type Reply } from '#domain/coach/reply.ts';

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|howdy)(?: there| coach| again)?[?!., ]*$/;
const THANKS =
  /^(?:ok(?:ay)?,? )?(?:thanks|thank you|thx|ty|cheers|great|perfect|awesome|nice|cool|got it|good to know)(?: (?:so much|a lot|very much|coach|job))?(?:[!., ]+(?:that(?:'s| is)?|this|it|you(?:'re| are|r)?)(?: \w+){0,3} ?(?:the best|amazing|awesome|a star|so good|helps?|helped|helpful|useful|great|good|perfect|best|clear|makes sense)(?: (?:a lot|me))?)?[!., ]*$/;
const HOW_ARE_YOU =
  /^(?:how are you|how's it going|how you doing|what's up|sup|are you there|you there)(?: doing)?(?: today| now)?[?!., ]*$/;
const FAREWELL =
  /^(?:ok(?:ay)?,? )?(?:(?:thanks|thank you|thx)(?: (?:so much|a lot))?[!., ]+)?(?:good ?night|night(?: night)?|gn|bye(?: bye)?|goodbye|see (?:you|ya)(?: (?:later|tomorrow|soon))?|sleep well|talk (?:later|tomorrow)|that's all(?: for (?:now|today))?)(?: coach)?[!., ]*$/;
const JOKE = /\b(?:tell|know|make|got)\b.*\b(?:joke|something funny)\b|^(?:a )?joke(?: please)?$/;
/** Sounds and single words that ask for nothing. */
const FILLER =
  /^(?:[!?., ]+|(?:(?:h+m+|hm+|uh+|um+|ok(?:ay)?|k|lol|haha+|ha|wow|oh|ah|yes|yeah|yep|no|nope|sure|maybe|right|alright|really|well|so|nothing|whatever|i see|not sure|never mind|i'm bored|im bored|bored|idk|i don't know|dunno|test(?:ing)?)(?:[!?., ]+|$))+)$/;
const PRAISE =
  /^(?:(?:thanks|thank you|thx|ty)[!., ]+)?(?:i )?(?:love|like) (?:you|this|this app|it)[!., ]*$|^(?:(?:thanks|thank you|thx|ty)[!., ]+)?(?:you(?:'re| are|r)|u r|ur|your|this (?:app )?is|that's|that is) (?:so |very |really |super )?(?:awesome|great|helpful|amazing|cool|nice|good|the best|useful|smart)[!., ]*$|^(?:good|great|nice) (?:job|work|answer|idea|one)[!., ]*$/;
const ABLE =
  /^(?:help(?: me)?|what (?:else )?can (?:you|u) (?:do|help(?: me)?(?: with)?)|what (?:else )?can (?:i (?:do here|ask(?: you)?))|what do you do|how (?:do|does) (?:you|this) work|who are you|what are you|are you (?:an? )?(?:ai|human|bot|real|robot)|how can you help(?: me)?)(?: here| for me| about)?[?!. ]*$/;

/**
 * Answers small talk.
 * @param questions that can be answered today
 */
export function smallTalk(question: string, questions: readonly string[]): Reply | undefined {
  const said = question.normalize('NFKC').toLowerCase().replaceAll(/[’‘]/g, "'").trim();
  const choices = questions.map((each) => ({ label: each, question: each }));
  if (GREETING.test(said))
    return reply({ kind: 'choices', paragraphs: ['Hi! Ask me about anything you log, such as:'], choices });
  if (HOW_ARE_YOU.test(said))
    return reply({
      kind: 'choices',
      paragraphs: ['All good here, and ready to help. You could ask:'],
      choices,
    });
  if (THANKS.test(said)) return reply({ kind: 'advice', paragraphs: ['You’re welcome.'] });
  if (PRAISE.test(said)) return reply({ kind: 'advice', paragraphs: ['Thank you, that’s good to hear.'] });
  if (FAREWELL.test(said))
    return reply({
      kind: 'advice',
      paragraphs: ['See you. Your log is saved, and I’m here when you need me.'],
    });
  if (JOKE.test(said))
    return reply({
      kind: 'advice',
      paragraphs: ['I know one about fasting, but it takes 16 hours to get to the punch line.'],
    });
  if (FILLER.test(said))
    return reply({ kind: 'choices', paragraphs: ['Take your time. You could ask:'], choices });
  return ABLE.test(said)
    ? reply({
        kind: 'choices',
        title: 'What I can do',
        paragraphs: [
          'I’m software, not a person. I answer questions about what you log, and compare time periods and foods. I look for reasons behind a change, suggest meals that fit what’s left today, and explain your scores and blood markers.',
          'I can also log food, water, weight, blood pressure, workouts and fasts, set reminders, and remember what you ask me to. Nothing changes until you confirm. For example:',
        ],
        choices,
      })
    : undefined;
}
