target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [99 x i8] c"the value that getenv gives of a variable whose name is not a literal where it is set or asked for\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"environment.value\00", align 1
define dso_local i8* @getenv(i8* noundef nonnull %name) {
entry:
  %call = call i64 @__gsmack_text_number(i8* noundef %name, i32 noundef 0)
  %call.i = call i64 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br i1 icmp ne (i1 ()* @__model_variables_unclear, i1 ()* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__model_variables_unclear()
  br i1 %call1, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([99 x i8], [99 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i7 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i7, label %if.then.i8, label %if.end.i
if.then.i8:
  br label %inherited.exit
if.end.i:
  %call1.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i9 = icmp uge i64 %call1.i, 1
  br i1 %cmp.i9, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp2.i = icmp ule i64 %call1.i, 131072
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %if.end.i ], [ %cmp2.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call3.i = call i8* @__gsmack_alloc(i64 noundef %call1.i)
  call void @__model_belongs(i8* noundef %call3.i, i64 noundef 2)
  %sub.i = sub i64 %call1.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call3.i, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %inherited.exit
inherited.exit:
  %retval.0.i = phi i8* [ null, %if.then.i8 ], [ %call3.i, %land.end.i ]
  br label %cleanup
if.end:
  %tobool3 = icmp ne i64 %call, 0
  br i1 %tobool3, label %if.end6, label %if.then4
if.then4:
  %call.i10 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i10, label %if.then.i11, label %if.end.i14
if.then.i11:
  br label %inherited.exit22
if.end.i14:
  %call1.i12 = call i64 @__gsmack_nondet_ulong()
  %cmp.i13 = icmp uge i64 %call1.i12, 1
  br i1 %cmp.i13, label %land.rhs.i16, label %land.end.i20
land.rhs.i16:
  %cmp2.i15 = icmp ule i64 %call1.i12, 131072
  br label %land.end.i20
land.end.i20:
  %1 = phi i1 [ false, %if.end.i14 ], [ %cmp2.i15, %land.rhs.i16 ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %call3.i17 = call i8* @__gsmack_alloc(i64 noundef %call1.i12)
  call void @__model_belongs(i8* noundef %call3.i17, i64 noundef 2)
  %sub.i18 = sub i64 %call1.i12, 1
  %arrayidx.i19 = getelementptr inbounds i8, i8* %call3.i17, i64 %sub.i18
  store i8 0, i8* %arrayidx.i19, align 1
  br label %inherited.exit22
inherited.exit22:
  %retval.0.i21 = phi i8* [ null, %if.then.i11 ], [ %call3.i17, %land.end.i20 ]
  br label %cleanup
if.end6:
  call void @__gsmack_atomic_begin()
  %call.i23 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call)
  %tobool.i = icmp ne i64 %call.i23, 0
  br i1 %tobool.i, label %variable.exit, label %if.then.i24
if.then.i24:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  br label %inherited.exit.i
if.end.i.i:
  %call1.i.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i.i = icmp uge i64 %call1.i.i, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp2.i.i = icmp ule i64 %call1.i.i, 131072
  br label %land.end.i.i
land.end.i.i:
  %2 = phi i1 [ false, %if.end.i.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %call3.i.i = call i8* @__gsmack_alloc(i64 noundef %call1.i.i)
  call void @__model_belongs(i8* noundef %call3.i.i, i64 noundef 2)
  %sub.i.i = sub i64 %call1.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i8, i8* %call3.i.i, i64 %sub.i.i
  store i8 0, i8* %arrayidx.i.i, align 1
  br label %inherited.exit.i
inherited.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.then.i.i ], [ %call3.i.i, %land.end.i.i ]
  %tobool2.i = icmp ne i8* %retval.0.i.i, null
  br i1 %tobool2.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %3 = ptrtoint i8* %retval.0.i.i to i64
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %3, %cond.true.i ], [ 1, %cond.false.i ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef %cond.i)
  br label %variable.exit
variable.exit:
  %value.0.i = phi i64 [ %call.i23, %if.end6 ], [ %cond.i, %cond.end.i ]
  call void @__gsmack_atomic_end()
  %cmp = icmp eq i64 %value.0.i, 1
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %4 = inttoptr i64 %value.0.i to i8*
  br label %cond.end
cond.end:
  %cond = phi i8* [ null, %cond.true ], [ %4, %cond.false ]
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %retval.0.i, %inherited.exit ], [ %cond, %cond.end ], [ %retval.0.i21, %inherited.exit22 ]
  ret i8* %retval.0
}
declare dso_local i64 @__gsmack_text_number(i8* noundef, i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_variables_unclear()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
define dso_local i8* @secure_getenv(i8* noundef nonnull %name) {
entry:
  %call = call i8* @getenv(i8* noundef %name)
  ret i8* %call
}
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i8* @__gsmack_alloc(i64 noundef)
declare dso_local void @__model_belongs(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
