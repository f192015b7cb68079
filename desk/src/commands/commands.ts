import type { Command } from '../core/command';
import { acceptActivity } from './activities/accept-activity';
import { addLoyalty, takeLoyalty } from './loyalty/adjust-loyalty';
import { answerClaim } from './loyalty/answer-claim';
import { callOff } from './activities/call-off';
import { cancelActivity } from './activities/cancel-activity';
import { changeSession } from './activities/change-session';
import { claims } from './loyalty/claims';
import { showCase } from './moderation/case';
import { cases } from './moderation/cases';
import { askNickName, hide, remove, takePhoto, warn } from './moderation/act';
import { answerAppeal } from './moderation/answer-appeal';
import { keepCase, takeCase, upholdCase } from './moderation/decide';
import { pending } from './moderation/pending';
import { publish, refuse } from './moderation/publish';
import { reopenCase } from './moderation/reopen';
import { lift, restrict, restrictions } from './moderation/restrict';
import { addTerm, removeTerm, terms } from './moderation/terms';
import { moveActivity } from './activities/move-activity';
import { activityNoShow } from './activities/no-show';
import { redeem } from './activities/redeem';
import { rejectActivity } from './activities/reject-activity';
import { roster } from './activities/roster';
import { sessions } from './activities/sessions';
import { acceptOrder } from './orders/accept-order';
import { advance } from './requests/advance';
import { advanceOrder } from './orders/advance-order';
import { announce } from './chat/announce';
import { announcements } from './chat/announcements';
import { cancelTable } from './tables/cancel-table';
import { clearTable } from './tables/clear-table';
import { close } from './requests/close';
import { confirmTable } from './tables/confirm-table';
import { declineTable } from './tables/decline-table';
import { cancelOrder } from './orders/cancel-order';
import { charges } from './orders/charges';
import { failOrder } from './orders/fail-order';
import { forgetPin } from './orders/forget-pin';
import { group } from './chat/group';
import { hold } from './tables/hold';
import { inStock } from './orders/in-stock';
import { invite } from './chat/invite';
import { lockComments, pin, unlockComments, unpin } from './share/change-post';
import { comments, posts } from './share/read-feed';
import { sharePolicy } from './share/share-policy';
import { comment, post, takeBack } from './share/write-as-hotel';
import { mobileApp } from './hotel/mobile-app';
import { moveTable } from './tables/move-table';
import { noShow } from './tables/no-show';
import { orders } from './orders/orders';
import { pause } from './orders/pause';
import { read } from './chat/read';
import { disturb, quietRooms } from './requests/quiet-rooms';
import { reject } from './requests/reject';
import { rejectOrder } from './orders/reject-order';
import { reply } from './chat/reply';
import { requests } from './requests/requests';
import { resume } from './orders/resume';
import { rooms } from './chat/rooms';
import { seat } from './tables/seat';
import { settleCharge } from './orders/settle-charge';
import { soldOut } from './orders/sold-out';
import { staff } from './chat/staff';
import { tables } from './tables/tables';
import { take } from './chat/take';
import { vip } from './chat/vip';
import { walkIn } from './activities/walk-in';
import { withdraw } from './chat/withdraw';

/** The commands in the order in which the help lists them. */
export const commands: readonly Command[] = [
  rooms,
  read,
  reply,
  close,
  vip,
  group,
  invite,
  requests,
  take,
  advance,
  hold,
  reject,
  quietRooms,
  disturb,
  tables,
  confirmTable,
  declineTable,
  moveTable,
  seat,
  clearTable,
  noShow,
  cancelTable,
  orders,
  acceptOrder,
  rejectOrder,
  advanceOrder,
  failOrder,
  cancelOrder,
  soldOut,
  inStock,
  pause,
  resume,
  forgetPin,
  charges,
  settleCharge,
  sessions,
  roster,
  acceptActivity,
  rejectActivity,
  moveActivity,
  walkIn,
  redeem,
  activityNoShow,
  cancelActivity,
  changeSession,
  callOff,
  claims,
  answerClaim,
  addLoyalty,
  takeLoyalty,
  cases,
  showCase,
  takeCase,
  keepCase,
  upholdCase,
  warn,
  hide,
  remove,
  takePhoto,
  askNickName,
  reopenCase,
  answerAppeal,
  pending,
  publish,
  refuse,
  restrictions,
  restrict,
  lift,
  terms,
  addTerm,
  removeTerm,
  posts,
  comments,
  post,
  comment,
  takeBack,
  pin,
  unpin,
  lockComments,
  unlockComments,
  sharePolicy,
  announcements,
  announce,
  withdraw,
  mobileApp,
  staff,
];
