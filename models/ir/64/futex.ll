target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [41 x i8] c"a futex that does not only wait and wake\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"futex.generation\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"futex.sleeping\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"futex.since\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"futex.sleepers\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"futex.spurious\00", align 1
@.str.6 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"futex\00", align 1
define dso_local i64 @__model_futex(i32* noundef %word, i32 noundef %operation, i32 noundef %value, %struct.timespec* noundef %time) {
entry:
  %0 = bitcast i32* %word to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %rem = srem i32 %operation, 128
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
  ]
sw.bb:
  %cmp = icmp ne %struct.timespec* %time, null
  %call.i = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %1 = load atomic i32, i32* %word seq_cst, align 4
  %cmp.i = icmp eq i32 %1, %value
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  %2 = ptrtoint i32* %word to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call.i, i64 noundef %2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call.i, i64 noundef %call2.i)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %add.i = add nsw i64 %call.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  br label %if.end.i
if.end.i:
  call void @__gsmack_atomic_end()
  br i1 %cmp.i, label %if.end7.i, label %if.then5.i
if.then5.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i27.i = call i32* @__errno_location()
  store i32 11, i32* %call.i27.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %wait.exit
if.end7.i:
  br i1 %cmp, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call10.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %if.end7.i ], [ %call10.i, %land.rhs.i ]
  call void @__gsmack_atomic_begin()
  %call13.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call.i)
  %cmp14.i = icmp eq i64 %call13.i, 0
  br i1 %cmp14.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %call16.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp17.i = icmp ne i64 %call16.i, %call2.i
  br label %lor.end.i
lor.end.i:
  %4 = phi i1 [ true, %land.end.i ], [ %cmp17.i, %lor.rhs.i ]
  %call20.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i64 noundef %call.i)
  br i1 %4, label %land.end30.i, label %land.lhs.true.i
land.lhs.true.i:
  br i1 %3, label %land.end30.i, label %land.lhs.true23.i
land.lhs.true23.i:
  %call24.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i64 0, i64 0), i64 noundef 1)
  %cmp25.i = icmp slt i64 %call20.i, %call24.i
  br i1 %cmp25.i, label %land.rhs27.i, label %land.end30.i
land.rhs27.i:
  %call28.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end30.i
land.end30.i:
  %5 = phi i1 [ false, %land.lhs.true23.i ], [ false, %land.lhs.true.i ], [ false, %lor.end.i ], [ %call28.i, %land.rhs27.i ]
  %call32.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i64 0, i64 0), i64 noundef 1)
  %cmp33.i = icmp ne i64 %call32.i, 0
  br i1 %cmp33.i, label %if.then35.i, label %if.end44.i
if.then35.i:
  br i1 %4, label %lor.end42.i, label %lor.rhs38.i
lor.rhs38.i:
  %call39.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i64 0, i64 0), i64 noundef 1)
  %cmp40.i = icmp slt i64 %call20.i, %call39.i
  br label %lor.end42.i
lor.end42.i:
  %6 = phi i1 [ true, %if.then35.i ], [ %cmp40.i, %lor.rhs38.i ]
  %call43.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i64 0, i64 0), i64 noundef 1)
  call void @__gsmack_bound(i1 noundef zeroext %6, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i64 0, i64 0), i64 noundef %call43.i)
  br label %if.end44.i
if.end44.i:
  br i1 %4, label %lor.end52.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %5, label %lor.end52.i, label %lor.rhs49.i
lor.rhs49.i:
  br label %lor.end52.i
lor.end52.i:
  %7 = phi i1 [ true, %lor.lhs.false.i ], [ true, %if.end44.i ], [ %3, %lor.rhs49.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  br i1 %4, label %if.end55.i, label %if.then54.i
if.then54.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call.i, i64 noundef 0)
  %call.i.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %sub.i.i = sub nsw i64 %call.i.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %sub.i.i)
  br label %if.end55.i
if.end55.i:
  br i1 %5, label %cond.true.i, label %cond.false.i
cond.true.i:
  %add58.i = add nsw i64 %call20.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %add58.i, %cond.true.i ], [ 0, %cond.false.i ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i64 0, i64 0), i64 noundef %call.i, i64 noundef %cond.i)
  call void @__gsmack_atomic_end()
  br i1 %4, label %cond.true64.i, label %lor.lhs.false61.i
lor.lhs.false61.i:
  br i1 %5, label %cond.true64.i, label %cond.false65.i
cond.true64.i:
  br label %cond.end67.i
cond.false65.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i29.i, label %fails_with.exit30.i
if.then.i29.i:
  %call.i28.i = call i32* @__errno_location()
  store i32 110, i32* %call.i28.i, align 4
  br label %fails_with.exit30.i
fails_with.exit30.i:
  br label %cond.end67.i
cond.end67.i:
  %cond68.i = phi i32 [ 0, %cond.true64.i ], [ -1, %fails_with.exit30.i ]
  %conv69.i = sext i32 %cond68.i to i64
  br label %wait.exit
wait.exit:
  %retval.0.i = phi i64 [ %conv69.i, %cond.end67.i ], [ -1, %fails_with.exit.i ]
  br label %return
sw.bb1:
  call void @__gsmack_atomic_begin()
  %call.i.i4 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %conv.i = sext i32 %value to i64
  %cmp.i5 = icmp sle i64 %call.i.i4, %conv.i
  br i1 %cmp.i5, label %if.then.i8, label %if.else.i
if.then.i8:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %call2.i6 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %add.i7 = add nsw i64 %call2.i6, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i7)
  br label %wake.exit
if.else.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.else.i ], [ %inc.i, %for.body.i ]
  %cmp4.i = icmp slt i32 %i.0.i, %value
  br i1 %cmp4.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %wake.exit
for.body.i:
  %call6.i = call i64 @__gsmack_nondet_ulong()
  %call7.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call6.i)
  %8 = ptrtoint i32* %word to i64
  %cmp8.i = icmp eq i64 %call7.i, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp8.i)
  %call10.i9 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call6.i)
  %call11.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %cmp12.i = icmp eq i64 %call10.i9, %call11.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp12.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call6.i, i64 noundef 0)
  %call.i.i.i10 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %sub.i.i11 = sub nsw i64 %call.i.i.i10, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %sub.i.i11)
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
wake.exit:
  %n.0.i = phi i64 [ %call.i.i4, %if.then.i8 ], [ %conv.i, %for.cond.cleanup.i ]
  call void @__gsmack_atomic_end()
  br label %return
sw.epilog:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str, i64 0, i64 0))
  br label %return
return:
  %retval.0 = phi i64 [ -1, %sw.epilog ], [ %n.0.i, %wake.exit ], [ %retval.0.i, %wait.exit ]
  ret i64 %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
