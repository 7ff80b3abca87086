// @part of call_wrapper_ok.c
/* A thread library over Corral's primitives, as users of SMACK write them. */
#include <pthread.h>
#include <smack.h>

static void declare(void) {
  __SMACK_top_decl("procedure corral_getThreadID() returns (x: int);");
  __SMACK_top_decl("procedure corral_getChildThreadID() returns (x: int);");
  __SMACK_top_decl("var $pthreadStatus: [int]int;");
  __SMACK_top_decl("const unique $pthread_waiting: int;");
  __SMACK_top_decl("const unique $pthread_running: int;");
  __SMACK_top_decl("const unique $pthread_stopped: int;");
}

void __call_wrapper(pthread_t *newthread, void *(*start)(void *), void *arg) {
  pthread_t self = __VERIFIER_nondet_ulong();
  __SMACK_code("call @ := corral_getThreadID();", self);
  /* the parent has to write the identity down first */
  __VERIFIER_assume(self == *newthread);
  __SMACK_code("$pthreadStatus[@] := $pthread_running;", self);
  start(arg);
  __SMACK_code("$pthreadStatus[@] := $pthread_stopped;", self);
}

int pthread_create(pthread_t *newthread, const pthread_attr_t *attr, void *(*start)(void *),
                   void *arg) {
  pthread_t child = __VERIFIER_nondet_ulong();
  declare();
  (void)attr;
  __SMACK_code("async call @(@, @, @);", __call_wrapper, newthread, start, arg);
  __SMACK_code("call @ := corral_getChildThreadID();", child);
  __SMACK_code("$pthreadStatus[@] := $pthread_waiting;", child);
  *newthread = child;
  return 0;
}

int pthread_join(pthread_t thread, void **result) {
  (void)result;
  __SMACK_code("assume $pthreadStatus[@] == $pthread_stopped;", thread);
  return 0;
}
