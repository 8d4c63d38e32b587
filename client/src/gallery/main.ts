/** A page for those who draw: every drawing, and boards from fixtures. No part of what is shipped. */

import '@/styles/tokens.css';
import '@/styles/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
