/** What every board does with what it is given: it plays scenes, asks when they are over, and explains. */

import { untrack } from 'svelte';
import type { Asked } from '@/generated/messages.ts';
import { type Beat, type Direction, Player, type Script } from '@/scene/player.svelte.ts';
import type { Sound } from '@/scene/sounds.ts';
import { steady } from '@/ui/steady.ts';
import { type BoardProps, PACE, type Reason } from './board.ts';
import { hints, Tip } from './hints.svelte.ts';

/** What is a game's own. */
interface Manner<View, Event> {
  direction: Direction<View, Event>;
  soundOf: (event: Event) => Sound | null;
  tipFor: (view: View, question: Asked | null, beat: Beat<Event> | null) => string;
  /** Called before a scene plays. */
  note?: (script: Script<View, Event>) => void;
}

/** Made while a board is set up: it lives and ends with it. */
export class Stage<View extends { phase: string }, Event> {
  readonly player: Player<View, Event>;
  readonly tip = new Tip();
  /** Why what somebody pointed at is no answer to the question that is asked. */
  refusal: Reason | null = $state.raw(null);
  readonly #props: () => BoardProps<View, Event>;

  constructor(props: () => BoardProps<View, Event>, manner: Manner<View, Event>) {
    const script = () => {
      const { previous, events, view } = props();
      return { previous, events, view };
    };
    const player = untrack(() => new Player(manner.direction, script(), () => PACE[props().speed]));
    this.#props = props;
    this.player = player;
    $effect(() => {
      void props().scene;
      untrack(() => {
        manner.note?.(script());
        player.play(script(), props().onshown);
      });
    });
    $effect(() => {
      const heard = player.beat && manner.soundOf(player.beat.event);
      if (heard) untrack(() => props().onsound?.(heard));
    });
    $effect(() => player.show(props().view));
    $effect(() => player.pause(props().paused));
    $effect(() => () => player.stop());
    $effect.pre(() => {
      const { lent, seat } = props();
      if (lent && seat !== null)
        this.tip.note(manner.tipFor(player.view, this.question, player.beat), player.view.phase);
    });
    $effect(() => {
      void props().question?.id;
      this.refusal = null;
    });
  }

  /** The table as it is shown now. */
  get view(): View {
    return this.player.view;
  }
  get beat(): Beat<Event> | null {
    return this.player.beat;
  }
  /** What one's own seat is asked, once the scene is over. */
  get question(): Asked | null {
    return this.player.isPlaying ? null : this.#props().question;
  }

  readonly answer = (text: string): void => {
    const { waiting, onanswer } = this.#props();
    if (!waiting) onanswer([text]);
  };
  readonly whynot = async (text: string): Promise<void> => {
    this.refusal = await this.#props().whynot(text);
  };
  /** What lies below an element stays where it is; whoever has understood a hint has its room back. */
  readonly room = (element: HTMLElement): (() => void) => {
    void hints.isNew(this.tip.id);
    return steady(element);
  };
}
