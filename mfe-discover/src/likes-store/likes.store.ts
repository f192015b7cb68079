import type { Host } from '@guest/shared';
import type { Liked } from '@guest/shared/contracts/feed/feed.schema';
import { createStore } from 'zustand';

/** The last choice of the guest about a post or comment, with the time of the tap in milliseconds. */
export interface LikeChoice {
  isLiked: boolean;
  seq: number;
}

/** The likes of this page that the reads do not know yet, by the id of the post or comment. */
export interface LikesState {
  /** The guest whose likes these are; `null` after they have signed out. */
  guest?: string | null;
  /** The choices that the server has not answered. */
  choices: Readonly<Record<string, LikeChoice>>;
  /** The newest answer of the server. */
  answers: Readonly<Record<string, Liked>>;
  chosen(id: string, choice: LikeChoice): void;
  /** Ends the choice with this `seq`; a later one stays. */
  forgotten(id: string, seq: number): void;
  answered(answer: Liked): void;
}

export type LikesStore = ReturnType<typeof createLikesStore>;

export function createLikesStore() {
  return createStore<LikesState>()((set) => ({
    choices: {},
    answers: {},
    chosen: (id, choice) =>
      set(({ choices }) =>
        (choices[id]?.seq ?? 0) > choice.seq ? {} : { choices: { ...choices, [id]: choice } },
      ),
    forgotten: (id, seq) =>
      set(({ choices }) => {
        const { [id]: choice, ...others } = choices;
        return choice?.seq === seq ? { choices: others } : {};
      }),
    // An answer that arrives late is older than one that is known.
    answered: (answer) =>
      set(({ answers }) =>
        (answers[answer.id]?.seq ?? 0) > answer.seq ? {} : { answers: { ...answers, [answer.id]: answer } },
      ),
  }));
}

const storesByPage = new WeakMap<object, LikesStore>();

/** Returns the one store of the page. Each remote gets a host of its own, but the same cache of queries. */
export function likesStoreOf({ queries }: Pick<Host, 'queries'>): LikesStore {
  const store = storesByPage.get(queries) ?? createLikesStore();
  storesByPage.set(queries, store);
  return store;
}
