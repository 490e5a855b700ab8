import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { preferredLanguage, speak } from './kit/words';

await speak(preferredLanguage(), false);
render(<main>Ludus</main>, document.getElementById('page')!);
