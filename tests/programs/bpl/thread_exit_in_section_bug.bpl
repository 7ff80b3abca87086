// @expect violated
// What a section did stays when the thread ends in it.
var x: int;

procedure main()
{
  x := 0;
  async call leaver();
  async call reader();
}

procedure leaver()
{
  atomic {
    x := 1;
    await {:thread_exit} false;
  }
}

procedure reader()
{
  assert x == 0;
}
