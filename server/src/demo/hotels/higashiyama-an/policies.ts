import type { DemoDirectoryEntry } from '../../model/demo-property';
import { t } from './text';

/** The terms that guests accept when they sign up. */
export const policies: DemoDirectoryEntry[] = [
  {
    slug: 'terms',
    title: t('利用規約', 'Terms'),
    body: t(
      'ここでのご予約とご注文は、帳場でお申し付けいただくのと同じく、当庵とのお約束になります。\n\n- お席や催しの変更とお取り消しは、それぞれに記した刻限まで承ります。\n- ご注文はお部屋付けとするか、お届けの折にお支払いいただきます。\n- 確認コードはどなたにもお見せにならないでくださいませ。',
      'What you book and order here you book and order with the inn, as if you had said it at the desk.\n\n- A seat or an activity can be changed or cancelled until the time that stands beside it.\n- What you order is charged to your room, or paid when it comes.\n- Please show nobody your code.',
    ),
    tags: ['terms'],
  },
  {
    slug: 'privacy',
    title: t('プライバシー方針', 'Privacy notice'),
    body: t(
      'お名前、メールアドレスまたはお電話番号、ご滞在の日程、お書きになったこと、ご予約とご注文をお預かりいたします。お部屋へ間違いなくお届けするためで、ほかへ渡すことも売ることもございません。\n\nプロフィールの**データの管理**から、すべてを一つのファイルでお持ち帰りになれますし、消去もお申し付けいただけます。お尋ねは帳場、または個人情報保護委員会へどうぞ。',
      'We keep your name, your email or phone, your stay, and what you write, book and order, so that it reaches the right room. It goes to nobody else and is not sold.\n\nIn your profile, under **My data**, you take all of it along in one file or have it deleted. Questions go to the front desk, or to Japan’s Personal Information Protection Commission.',
    ),
    tags: ['privacy'],
  },
];
