import mail from './mail.json' with { type: 'json' }
import push from './push.json' with { type: 'json' }
import sandbox from './sandbox.json' with { type: 'json' }
import sms from './sms.json' with { type: 'json' }

/** The texts of this language by area. */
export const catalogue = { mail, push, sandbox, sms }
