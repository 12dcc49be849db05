import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { askedGroup, type AskedGroup } from '#domain/coach/subjects/asked-group.ts';
import { askedSubject } from '#domain/coach/subjects/asked-subject.ts';
import { subjectName } from '#domain/coach/subjects/subject-names.ts';
import { subjectTopic } from '#domain/coach/subjects/subject-topic.ts';
import { groupNeedReply } from '#server/coach/judgment/group-need.ts';
import { groupRangeReply } from '#server/coach/judgment/marker-ranges.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { targetReply } from '#server/coach/judgment/judge-intake.ts';
import { topicReply } from '#server/coach/topics/topic-reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';

const noneFor = (name: string, { words, leftOut }: AskedGroup): Reply =>
  reply({
    kind: 'advice',
    paragraphs: [
      leftOut === undefined
        ? `I don’t have separate numbers for ${words}.`
        : `My information on ${name} is only for adults who aren’t pregnant. For anyone else, ask a doctor.`,
    ],
  });

/** Ranges and needs of others: "What is a normal ferritin for men?", "How much iron do women over 60 need?" */
export async function groupReply(asker: CoachAsker, question: string): Promise<Reply | undefined> {
  const found = askedGroup(plainWords(question));
  const asked = found && askedSubject(found.rest, [], undefined);
  if (!asked || asked.isOwn || !/^(?:normal|need|state)$/.test(asked.asks)) return undefined;
  const { group } = found;
  const { marker, nutrient, metric, isBlood } = asked.subject;
  const isEaten = nutrient !== undefined && !isBlood && metric === undefined;
  if (marker && metric === undefined && (asked.asks === 'normal' || !isEaten))
    return groupRangeReply(asker, marker, group);
  const need = isEaten ? await groupNeedReply(asker, nutrient, group) : undefined;
  if (need) return need;
  const none = noneFor(subjectName(asked.subject), group);
  if (group.leftOut !== undefined) return none;
  const topic = subjectTopic({ ...asked, asks: 'normal' });
  // "How much protein at 60?" depends on more than that.
  const target = isEaten ? findMetric(nutrient) : undefined;
  const known = topic ? await topicReply(asker, topic) : target && (await targetReply(asker, target, false));
  return known ? joinedReply(none, { ...known, title: null }) : none;
}
