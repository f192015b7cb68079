import type { Connection, Database } from '../../../platform/db/database';
import { unprocessable } from '../../../platform/errors/request-error';
import type { PropertyRow } from '../../property/property-scope';
import { matchTerms, type TermMatch } from '../words/match-terms';
import type { TermRepository } from '../words/term.repository';
import { declaredLanguage, languagesOf, type TextLanguages } from '../words/text-languages';
import { needsReview } from './review-policy';
import { isNickNameRefused } from './refused-nick-names';
import type { ScreenedContent, ScreenedText } from './screened-content';
import { blockedTermError, type ScreeningMark } from './screening-errors';

export type Screening = ReturnType<typeof createScreening>;

/** Checks what guests want to publish against the words and rules of the property. */
export function createScreening(db: Database, terms: TermRepository, now: () => number) {
  async function matchesOf(
    { id }: PropertyRow,
    languages: TextLanguages,
    texts: readonly ScreenedText[],
    on: Connection = db,
  ): Promise<(TermMatch & { field: string })[]> {
    const index = await terms.indexOf(id, on);
    return texts.flatMap(({ field, text }) =>
      matchTerms(index, text, languages).map((match) => ({ ...match, field })),
    );
  }

  return {
    /** Returns the places for which the texts would be refused. The guest does not learn what waits for a review. */
    async marksIn(
      property: PropertyRow,
      lang: string,
      texts: readonly ScreenedText[],
    ): Promise<ScreeningMark[]> {
      return blockedMarks(await matchesOf(property, languagesShownBy(texts, lang), texts));
    },

    /**
     * Returns the status with which a post or comment is stored, also after an edit: `pending` if staff look at
     * it first. Throws 422 `blocked_term` with `data.marks`, a list of `{ field, from, to }` in UTF-16 offsets.
     */
    async screen(content: ScreenedContent, on: Connection = db): Promise<'published' | 'pending'> {
      const { property, lang, texts } = content;
      const matches = await matchesOf(property, languagesShownBy(texts, lang), texts, on);
      const blocked = blockedMarks(matches);
      if (blocked.length > 0) throw blockedTermError(content.kind, blocked);
      if (matches.length > 0) return 'pending';
      return (await needsReview(on, content, now())) ? 'pending' : 'published';
    },

    /**
     * Throws 422 `blocked_term` if a nickname contains a term, and `nick_name_refused` if staff have asked this guest for
     * another one. Nobody reviews names, so every action refuses.
     */
    async assertNickName(
      property: PropertyRow,
      lang: string,
      { guestId, nickName }: { guestId: string; nickName: string },
    ): Promise<void> {
      if (await isNickNameRefused(db, guestId, nickName))
        throw unprocessable(
          'nickName',
          'nick_name_refused',
          'The hotel has asked you for another nickname. Please choose a different one.',
        );
      const texts = [{ field: 'nickName', text: nickName }];
      const matches = await matchesOf(property, declaredLanguage(lang), texts);
      if (matches.length > 0)
        throw unprocessable('nickName', 'blocked_term', 'Please choose another nickname.');
    },
  };
}

const languagesShownBy = (texts: readonly ScreenedText[], declared: string): TextLanguages =>
  languagesOf(
    texts.map(({ text }) => text),
    declared,
  );

const blockedMarks = (matches: readonly (TermMatch & { field: string })[]): ScreeningMark[] =>
  matches.filter(({ action }) => action === 'block').map(({ field, from, to }) => ({ field, from, to }));
