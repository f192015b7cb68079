import type { DemoStaff } from '../../model/demo-property';
import { t } from './text';

export const staff: DemoStaff[] = [
  {
    key: 's01',
    nickName: 'Madalena',
    title: t('Host, third generation', 'Anfitriona, tercera generación', 'Hôtesse, troisième génération'),
    department: 'frontdesk',
    role: 'manager',
  },
  {
    key: 's02',
    nickName: 'Tiago',
    title: t('Front desk', 'Recepción', 'Réception'),
    department: 'frontdesk',
    role: 'agent',
  },
  {
    key: 's03',
    nickName: 'Inês',
    title: t('Concierge', 'Conserje', 'Concierge'),
    department: 'concierge',
    role: 'supervisor',
  },
  {
    key: 's04',
    nickName: 'Fátima',
    title: t('Head of housekeeping', 'Gobernanta', 'Gouvernante'),
    department: 'housekeeping',
    role: 'supervisor',
  },
  {
    key: 's05',
    nickName: 'Rui',
    title: t('Chef, Maré Alta', 'Jefe de cocina, Maré Alta', 'Chef, Maré Alta'),
    department: 'dining',
    role: 'outlet',
  },
  {
    key: 's06',
    nickName: 'Duarte',
    title: t('Sea and outdoors', 'Mar y aire libre', 'Mer et plein air'),
    department: 'activities',
    role: 'content',
  },
  {
    key: 's07',
    nickName: 'Zé',
    title: t(
      'Repairs, clocks, telescope',
      'Reparaciones, relojes y telescopio',
      'Réparations, horloges, télescope',
    ),
    department: 'maintenance',
    role: 'agent',
  },
  {
    key: 's08',
    nickName: 'Leonor',
    title: t('Massage and yoga', 'Masaje y yoga', 'Massage et yoga'),
    department: 'spa',
    role: 'agent',
  },
];
