/* Whether the program may have chosen another locale than C's. */
#ifndef GSMACK_MODEL_OTHER_LOCALE_H
#define GSMACK_MODEL_OTHER_LOCALE_H

_Bool __model_other_locale(void) __attribute__((weak));

#define OTHER_LOCALE (__model_other_locale && __model_other_locale())

#endif
