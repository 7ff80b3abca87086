// @expect verified
// The main thread calls a procedure over and over that it may stay in or leave, until the worker has ended, which does so, too.
var y, done: int;

procedure pause()
  modifies y;
{
  while (*) { y := 0; }
}

procedure worker()
  modifies y, done;
{
  call pause();
  done := 1;
}

procedure main()
  modifies y, done;
{
  y := 0;
  done := 0;
  async call worker();
  while (done != 1) { call pause(); }
}
