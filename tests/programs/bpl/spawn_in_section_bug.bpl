// @expect violated
// The argument of the spawn is a read of x.
var x: int;

procedure main()
{
  x := 0;
  async call starter();
  async call writer();
}

procedure starter()
{
  atomic {
    async call child(x);
  }
}

procedure writer()
{
  x := 1;
}

procedure child(v: int)
{
  assert v == 0;
}
