import type { DemoStaff } from '../../model/demo-property';
import { t } from './text';

export const staff: DemoStaff[] = [
  {
    key: 's01',
    nickName: 'Chiyo',
    title: t('女将', 'Okami, the lady of the house'),
    department: 'frontdesk',
    role: 'manager',
  },
  {
    key: 's02',
    nickName: 'Kenta',
    title: t('帳場頭', 'Head of the front desk'),
    department: 'frontdesk',
    role: 'supervisor',
  },
  { key: 's03', nickName: 'Emi', title: t('ご案内係', 'Concierge'), department: 'concierge', role: 'agent' },
  {
    key: 's04',
    nickName: 'Sachiko',
    title: t('仲居頭', 'Head of the room attendants'),
    department: 'housekeeping',
    role: 'supervisor',
  },
  { key: 's05', nickName: 'Takeshi', title: t('料理長', 'Head chef'), department: 'dining', role: 'outlet' },
  {
    key: 's06',
    nickName: 'Ryo',
    title: t('時雨 酒番', 'Barkeeper at Shigure'),
    department: 'dining',
    role: 'outlet',
  },
  {
    key: 's07',
    nickName: 'Miwa',
    title: t('茶房と体験', 'Tea salon and activities'),
    department: 'activities',
    role: 'content',
  },
  {
    key: 's08',
    nickName: 'Osamu',
    title: t('庭と普請', 'Garden and repairs'),
    department: 'maintenance',
    role: 'agent',
  },
];
