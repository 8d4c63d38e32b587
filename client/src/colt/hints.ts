/** Which hint a first game gives at which moment; empty if there is none. */

import type { View } from '@/generated/colt.ts';
import type { Asked } from '@/generated/messages.ts';

const TIPS = ['plan', 'pick', 'place', 'cover', 'keep', 'move', 'marshal', 'shoot', 'rob', 'punch', 'drop'];

export function tipFor(view: View, question: Asked | null): string {
  if (question === null) return view.phase === 'stealing' ? 'colt-tip-stealing' : '';
  return TIPS.includes(question.kind) ? `colt-tip-${question.kind}` : '';
}
