/** The page begins: it learns to speak, and shows itself. */

import '@/styles/tokens.css';
import '@/styles/base.css';
import { mount } from 'svelte';
import App from '@/app/App.svelte';
import { speak, wantedLanguage } from '@/i18n/texts.svelte.ts';

const target = document.getElementById('app');
if (target) void speak(wantedLanguage()).then(() => mount(App, { target }));
