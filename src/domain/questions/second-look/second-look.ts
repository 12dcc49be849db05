import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { withoutCode } from './code-words.ts';
import { withoutSlips } from '#domain/questions/wording/normalize.ts';
import { withDateSpans } from '#domain/questions/times/spoken-dates.ts';
import { withOtherWords } from './other-turns.ts';
import { withoutIntroduction } from '#domain/questions/context/introductions.ts';
import { withoutPronoun } from '#domain/questions/context/pronouns.ts';
import { withoutRemarks } from './remarks.ts';
import { withoutRestatedBound } from './restated-bounds.ts';
import { withoutRetraction } from './retractions.ts';
import { withSpokenWords } from './spoken-words.ts';
import { withStory } from '#domain/questions/context/stories.ts';
import { spokenLooks } from '#domain/questions/spoken/spoken-looks.ts';

/**
 * Other wordings of a question that wasn't understood, in the order to try them. They can assume more than rewordings of every
 * question do: that letters are an abbreviation, or that an unknown word is a typo.
 */
export function secondLooks(question: string, source: RecordSource, lexicon: Lexicon): readonly string[] {
  const written = withSpokenWords(
    withoutCode(withoutRestatedBound(withoutRemarks(question))).toLowerCase(),
    lexicon,
  );
  const looks = [written, withDateSpans(lexicon.correctLoosely(withoutSlips(written)))].flatMap((text) => {
    const corrected = withoutRetraction(text, source, lexicon) ?? text;
    const named =
      withStory(corrected, source, lexicon) ?? withoutPronoun(corrected, source, lexicon) ?? corrected;
    const asked = withoutIntroduction(corrected, source, lexicon);
    return [named, ...(asked === undefined ? [] : [asked])].flatMap((look) => [
      look,
      withOtherWords(look, source, lexicon),
    ]);
  });
  const spoken = [question, ...looks].flatMap((look) => spokenLooks(look, source, lexicon));
  return [...new Set([...looks, ...spoken])].filter((look) => look !== question);
}
