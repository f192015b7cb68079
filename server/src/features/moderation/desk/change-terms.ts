import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Database } from '../../../platform/db/database';
import { blockedTerm, post } from '../../../platform/db/tables/schema';
import { notFound, unprocessable } from '../../../platform/errors/request-error';
import { recordStaffAction } from '../../staff/staff-action';
import { textsOf } from '../screening/screened-content';
import { matchTerms } from '../words/match-terms';
import { buildTermIndex, isLongEnough, termLetters, type Term } from '../words/term-index';
import type { TermRepository } from '../words/term.repository';
import { languagesOf } from '../words/text-languages';

/** The number of latest posts that are searched for a new term, to show which ones it would have matched. */
const SEARCHED_POSTS = 1_000;
/** The maximum number of matching posts to show. */
const SHOWN_POSTS = 20;

/** Lists and changes the words that guests may not publish. */
export function createChangeTerms(db: Database, terms: TermRepository, now: () => number) {
  return {
    async list({ property }: Actor): Promise<ReplyOf<'loadTerms'>> {
      const rows = await db
        .select()
        .from(blockedTerm)
        .where(eq(blockedTerm.propertyId, property.id))
        .orderBy(asc(blockedTerm.lang), asc(blockedTerm.term));
      return { terms: rows.map(({ id: key, ...row }) => ({ ...row, key })) };
    },

    async change(actor: Actor, { key, term }: RequestOf<'changeTerms'>): Promise<ReplyOf<'changeTerms'>> {
      if (term && !isLongEnough(termLetters(term.term, term.lang)))
        throw unprocessable('term', 'term_too_short', 'A term needs at least three letters.');
      const propertyId = actor.property.id;
      await db.transaction(async (tx) => {
        const [before] = await tx.select().from(blockedTerm).where(eq(blockedTerm.id, key)).for('update');
        if (before && before.propertyId !== propertyId) throw notFound();
        if (!before && !term) return;
        if (before && term && isSame(before, term)) return;
        if (term) {
          // The same word may exist under another key; it is deleted, so that there is only one rule for it.
          const isTwin = and(
            eq(blockedTerm.propertyId, propertyId),
            eq(blockedTerm.lang, term.lang),
            eq(blockedTerm.term, term.term),
            ne(blockedTerm.id, key),
          );
          await tx.delete(blockedTerm).where(isTwin);
          const row = { ...term, propertyId, addedBy: actor.id };
          await tx
            .insert(blockedTerm)
            .values({ id: key, ...row })
            .onConflictDoUpdate({ target: blockedTerm.id, set: row });
        } else {
          await tx.delete(blockedTerm).where(eq(blockedTerm.id, key));
        }
        await recordStaffAction(tx, actor, {
          what: 'changeTerms',
          subjectId: key,
          after: { isAdded: term !== undefined },
          at: now(),
        });
      });
      terms.forget(propertyId);
      return term ? await findMatches(propertyId, term) : { matches: 0, posts: [] };
    },
  };

  /** Returns the posts that the term would have matched, so that a term that matches too much is noticed at once. */
  async function findMatches(propertyId: string, term: Term): Promise<ReplyOf<'changeTerms'>> {
    const rows = await db
      .select({ id: post.id, text: post.text, tags: post.tags, pictures: post.pictures, lang: post.lang })
      .from(post)
      .where(eq(post.propertyId, propertyId))
      .orderBy(desc(post.createdAt))
      .limit(SEARCHED_POSTS);
    const index = buildTermIndex([term]);
    const met = rows.filter(({ text, tags, pictures, lang }) => {
      const texts = textsOf({ text, tags, alts: pictures.map(altOf) }).map((one) => one.text);
      const languages = languagesOf(texts, lang);
      return texts.some((one) => matchTerms(index, one, languages).length > 0);
    });
    return { matches: met.length, posts: met.slice(0, SHOWN_POSTS).map(({ id, text }) => ({ id, text })) };
  }
}

/** Pictures of the hotel are skipped: their descriptions are written by its staff. */
const altOf = (picture: (typeof post.$inferSelect.pictures)[number]): string =>
  'file' in picture ? picture.alt : '';

const isSame = (a: Term, b: Term) =>
  a.lang === b.lang &&
  a.term === b.term &&
  a.kind === b.kind &&
  a.action === b.action &&
  a.alsoLeet === b.alsoLeet;
