import { favoriteContract, type Favorite } from '../contracts/favorite/favorite.contract';
import {
  notificationContract,
  type NotificationPreferences,
} from '../contracts/notification/notification.contract';
import { orderContract, type Order } from '../contracts/order/order.contract';
import { unwrapSocketReply } from '../guest-outbox/unwrap-socket-reply';
import { unwrapReply } from '../guest-outbox/unwrap-reply';
import type { Host } from '../host/host';
import { isSocketError } from '../realtime/socket-error';
import { readQuery } from '../reads/read-query';
import { changedPreferences } from './changed-preferences';
import type { ChoiceKind, ChoiceOf } from './choice';

type ChoiceHost = Pick<Host, 'api' | 'lang' | 'queries' | 'now' | 'realtime'>;

interface Kind<Body> {
  /** Whether the page learns what the server has accepted only from a push, a moment after the answer. */
  isToldByPush?: true;
  /** Sends the choice; throws `SendRefused` if the server does not take it. */
  send(host: ChoiceHost, body: Body): Promise<unknown>;
  /** Writes an accepted choice into the reads of the page, before it stops being shown as waiting. */
  apply(host: ChoiceHost, body: Body): void;
}

const listOf = (host: ChoiceHost, { property, type }: Pick<ChoiceOf<'favorite'>, 'property' | 'type'>) =>
  readQuery(host, favoriteContract.listFavorites, { params: { property, type } }).queryKey;

type ListedItem = Favorite & { notify?: boolean | undefined };

function changeList(
  host: ChoiceHost,
  body: ChoiceOf<'favorite' | 'favorite-notify'>,
  change: (items: ListedItem[]) => ListedItem[],
): void {
  host.queries.setQueryData<{ items: ListedItem[] }>(
    listOf(host, body),
    (before) => before && { items: change(before.items) },
  );
}

const favorite: Kind<ChoiceOf<'favorite'>> = {
  async send({ api }, { property, type, uuid, isFavorite }) {
    const call = { params: { property, type, uuid } };
    return isFavorite
      ? unwrapReply(await api.send(favoriteContract.addFavorite, call))
      : unwrapReply(await api.send(favoriteContract.removeFavorite, call));
  },
  apply(host, body) {
    const { type, uuid, isFavorite } = body;
    const added = { type, uuid, createdAt: new Date(host.now()).toISOString() };
    changeList(host, body, (items) => {
      const known = items.find((item) => item.uuid === uuid);
      const others = items.filter((item) => item.uuid !== uuid);
      return isFavorite ? [known ?? added, ...others] : others;
    });
    // The list shows the items themselves, which only the server knows.
    void host.queries.invalidateQueries({ queryKey: listOf(host, body) }, { cancelRefetch: false });
  },
};

const favoriteNotify: Kind<ChoiceOf<'favorite-notify'>> = {
  async send({ api }, { property, type, uuid, notify }) {
    const params = { property, type, uuid };
    return unwrapReply(await api.send(favoriteContract.setFavoriteNotify, { params, body: { notify } }));
  },
  apply: (host, body) =>
    changeList(host, body, (items) =>
      items.map((item) => (item.uuid === body.uuid ? { ...item, notify: body.notify } : item)),
    ),
};

const orderRating: Kind<ChoiceOf<'order-rating'>> = {
  async send({ api }, { property, order, stars, comment }) {
    const body = { stars, ...(comment && { comment }) };
    return unwrapReply(await api.send(orderContract.rateOrder, { params: { property, order }, body }));
  },
  // The answer is not used, because another tab may have received it in the format of another release.
  apply(host, { property, order, stars, comment }) {
    const { queryKey } = readQuery(host, orderContract.getOrder, { params: { property, order } });
    const rating = { stars, ...(comment && { comment }) };
    host.queries.setQueryData<Order>(queryKey, (known) => known && { ...known, rating });
    void host.queries.invalidateQueries({ queryKey });
  },
};

/** The server tells the chat of all devices, so that there is no read to change. */
const conversationRating: Kind<ChoiceOf<'conversation-rating'>> = {
  isToldByPush: true,
  send({ realtime }, { roomId, stars, comment, closedSeq }) {
    const rating = { roomId, ...(stars !== undefined && { stars }), ...(comment && { comment }) };
    if (closedSeq === undefined) return unwrapSocketReply(realtime.ask('rateExternalRoom', rating));
    return unwrapSocketReply(
      realtime.ask('rateExternalRoom', { ...rating, closedSeq }).catch((error: unknown) => {
        // An earlier server, which an update has not replaced yet, does not know the field.
        if (isSocketError(error) && error.status === 400) return realtime.ask('rateExternalRoom', rating);
        throw error;
      }),
    );
  },
  apply: () => {},
};

/** The server sends the request with its rating to all devices. */
const requestRating: Kind<ChoiceOf<'request-rating'>> = {
  isToldByPush: true,
  send: ({ realtime }, { trackingId, rating }) =>
    unwrapSocketReply(realtime.ask('changeStatusRequest', { trackingId, status: 'closed', rating })),
  apply: () => {},
};

const notifications: Kind<ChoiceOf<'notifications'>> = {
  send: async ({ api }, { property, change }) =>
    unwrapReply(
      await api.send(notificationContract.setNotifications, { params: { property }, body: change }),
    ),
  // The answer is not used: answers to two settings can overtake each other.
  apply(host, { property, change }) {
    const { queryKey } = readQuery(host, notificationContract.getNotifications, { params: { property } });
    host.queries.setQueryData<NotificationPreferences>(
      queryKey,
      (known) => known && changedPreferences(known, change),
    );
    // A read that has begun before the server accepted the choice would undo it, so it is cancelled and made again.
    void host.queries.invalidateQueries({ queryKey });
  },
};

/** Every kind of choice. Each is repeatable: sending it again changes nothing. */
export const choiceKinds: { [K in ChoiceKind]: Kind<ChoiceOf<K>> } = {
  favorite,
  'favorite-notify': favoriteNotify,
  'order-rating': orderRating,
  'conversation-rating': conversationRating,
  'request-rating': requestRating,
  notifications,
};
