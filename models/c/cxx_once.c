/* What libstdc++'s std::call_once gives to pthread_once: the function that it keeps for the thread. */
_Thread_local void *_ZSt15__once_callable;
_Thread_local void (*_ZSt11__once_call)(void);

void __once_proxy(void) { _ZSt11__once_call(); }
