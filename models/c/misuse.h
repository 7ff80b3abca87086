/* What POSIX forbids. */
#ifndef GSMACK_MODEL_MISUSE_H
#define GSMACK_MODEL_MISUSE_H

#include "gsmack.h"

/* The call that the model stands for has no defined meaning unless the condition holds. The
 * text is a literal that begins with the function's name. */
#define REQUIRE(condition, text) __gsmack_assert(condition, "misuse", text)

/* What is wrong with the beginning of an object: a call began it before, or it is held or waited for, as one without a beginning can be that was
 * used before. */
#define BEGIN_TEXTS(call, object)                                              \
  call ": the " object " is initialised already",                              \
      call ": the " object " is in use already"

/* The state of an object that has to be initialised, as ghost maps keep it. */
enum { UNTOUCHED = 0, DESTROYED = -1 };

/* What a static initialiser adds to the word that says what it makes: nothing, or, with
 * --static-init=macro, a mark (include/marked/pthread.h), so that zero is no initialiser. */
#define STATIC_MARK (__gsmack_option("static-init", 0) ? 0x60 : 0)

/* Threads that leave an object, and the one that destroys it, each do this in their section: the word stays what it is, and who comes later
 * acquires what who came before released. */
#ifndef GSMACK_COMPILED /* a use races with nothing there, and in which order threads leave would make classes of schedules */
#define IN_ORDER(word, object) __gsmack_ghost_set(word, object, __gsmack_ghost_get(word, object))
#else
#define IN_ORDER(word, object) ((void)0)
#endif

/* The state that memory which was never initialised shows: none that a call leaves. */
static inline long made_by_nobody(long state) {
  return state == DESTROYED ? DESTROYED - 1 : state;
}

/* What lies in an object that may never have been initialised. To read it is no failure of memory: that the object is not
 * initialised says it better. */
static inline int found(int content) {
  __asm__("" : "+r"(content));
  return content;
}

#endif
