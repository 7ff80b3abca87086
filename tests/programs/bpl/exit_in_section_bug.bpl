// @expect violated
// A section that fails and then ends the process counts as one that needs the
// step of the other thread before it.
var x: int;

procedure main()
{
  x := 0;
  async call checker();
  async call writer();
}

procedure checker()
{
  atomic {
    assert x == 0;
    assume {:exit} false;
  }
}

procedure writer()
{
  x := 1;
}
