import { localizedPath } from './paths'
import { crawlerPattern, languageCookie, languageCookieText } from './visitor-language'

/** Longer than any answer takes; then the page is shown after all, such as when the line is gone. */
const hiddenAtMostMs = 4000

/**
 * The one script that stands in the head of `/`, ahead of everything (contracts, section 7): a visitor from outside whose
 * cookie says English, or who has no cookie and whose browser prefers English, goes on to `/en/` before anything is
 * painted. `/` leaves no trace in the history, so that the back button leads to where the visitor came from. It is the same text
 * in every build, for policies that name scripts by their hash, and in the language of old browsers, for it runs as it stands.
 */
export const detectionScript = [
  '(function(d,n,l){try{',
  `if(${String(crawlerPattern)}.test(n.userAgent)||d.referrer.indexOf(l.origin+"/")===0)return;`,
  `var k=/(?:^|;\\s*)${languageCookie.name}=(th|en)(?:;|$)/.exec(d.cookie),w=k&&k[1],a=n.languages||[n.language],i,m;`,
  'for(i=0;!w&&i<a.length;i++){m=/^(th|en)(?:-|$)/i.exec(a[i]);w=m&&m[1].toLowerCase()}',
  `if(w&&!k)d.cookie=${JSON.stringify(languageCookieText('th', false)).replace('=th;', '="+w+";')}+(l.protocol==="https:"?"; Secure":"");`,
  `if(w==="en"){d.documentElement.hidden=true;setTimeout(function(){d.documentElement.hidden=false},${hiddenAtMostMs});`,
  `l.replace(${JSON.stringify(localizedPath('/', 'en'))}+l.search+l.hash)}`,
  '}catch(e){}})(document,navigator,location)',
].join('')
