// @expect violated
// The main thread calls a procedure over and over that it may stay in or leave, and nothing changes. The worker waits.
var y: int;

procedure pause()
  modifies y;
{
  while (*) { y := 0; }
}

procedure worker()
  modifies y;
{
  while (true) {
    await y == 1;
    call pause();
  }
}

procedure main()
  modifies y;
{
  y := 0;
  async call worker();
  while (true) { call pause(); }
}
