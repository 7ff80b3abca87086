/* Cleanup handlers, as glibc's macro pthread_cleanup_push has them: where it stands, a jump buffer on the stack, and the handler runs when a thread that ends
 * comes back there. */
struct cleanup { __jmp_buf registers; int saved; struct cleanup *below; }; /* __pthread_unwind_buf_t */

void __pthread_register_cancel(struct cleanup *c) {
  c->below = R->current->cleanup;
  R->current->cleanup = c;
}
void __pthread_unregister_cancel(struct cleanup *c) { R->current->cleanup = c->below; }

void *__model_cleanup_top(void) { return R->current ? R->current->cleanup : 0; }

void __model_once_abandon(const void *) __attribute__((weak));

/* The thread ends: pthread_exit calls this, and each handler, when it is done, calls pthread_exit again. */
void __model_run_cleanup(void *result) {
  struct cleanup *c = R->current->cleanup;
  if (!c)
    return;
  if (__model_once_abandon)
    __model_once_abandon(c);
  R->current->cleanup = c->below;
  R->current->result = result;
  longjmp((struct __jmp_buf_tag *)c, 1);
}
void pthread_exit(void *) __attribute__((noreturn, weak));
void __pthread_unwind_next(struct cleanup *c) {
  (void)c;
  pthread_exit(R->current->result);
}
