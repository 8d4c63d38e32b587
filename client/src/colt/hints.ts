/** Which hint a first game gives at which moment; empty if there is none. */

import type { View } from '@/generated/colt.ts';
import type { Asked } from '@/generated/messages.ts';

const TIPS = ['plan', 'pick', 'place', 'cover', 'keep', 'move', 'marshal', 'shoot', 'rob', 'punch', 'drop'];

/** What is told while nobody asks for anything. */
const WHILE_OTHERS_ACT: Record<string, string> = {
  planning: 'colt-tip-plan',
  stealing: 'colt-tip-stealing',
};

export function tipFor(view: View, question: Asked | null): string {
  if (question === null) return WHILE_OTHERS_ACT[view.phase] ?? '';
  return TIPS.includes(question.kind) ? `colt-tip-${question.kind}` : '';
}
