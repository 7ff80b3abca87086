target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"event.state\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"event.count\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"eventfd\00", align 1
define weak dso_local zeroext i1 @__model_is_event(i32 noundef %file) {
entry:
  %conv.i = sext i32 %file to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %conv.i)
  %cmp = icmp ne i64 %call.i, 0
  ret i1 %cmp
}
define dso_local i32 @eventfd(i32 noundef %value, i32 noundef %flags) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp sge i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  %call2.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  %lnot.i = xor i1 %call2.i, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  br i1 %cmp1.i, label %if.then, label %if.end
if.then:
  %conv = sext i32 %call.i to i64
  %conv1 = sext i32 %flags to i64
  %add = add nsw i64 %conv1, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %conv, i64 noundef %add)
  %conv3 = zext i32 %value to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv, i64 noundef %conv3)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 %call.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define weak dso_local i64 @__model_event_read(i32 noundef %file, i8* noundef %to, i64 noundef %size) {
entry:
  %cmp = icmp ult i64 %size, 8
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %cleanup15
if.end:
  call void @__gsmack_atomic_begin()
  %conv.i = sext i32 %file to i64
  %call.i12 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %conv.i)
  %call.i14 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i)
  %cmp3 = icmp ne i64 %call.i14, 0
  br i1 %cmp3, label %lor.end, label %lor.rhs
lor.rhs:
  %sub.i = sub i64 %call.i12, 1
  %div.i = udiv i64 %sub.i, 2048
  %rem.i = urem i64 %div.i, 2
  %cmp.i = icmp ne i64 %rem.i, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %if.end ], [ %cmp.i, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  br i1 %cmp3, label %if.then6, label %if.end8
if.then6:
  %sub.i15 = sub i64 %call.i12, 1
  %rem.i16 = urem i64 %sub.i15, 2
  %cmp.i17 = icmp ne i64 %rem.i16, 0
  br i1 %cmp.i17, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ 1, %cond.true ], [ %call.i14, %cond.false ]
  %sub = sub i64 %call.i14, %cond
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %sub)
  br label %if.end8
if.end8:
  %value.0 = phi i64 [ %cond, %cond.end ], [ 0, %lor.end ]
  call void @__gsmack_atomic_end()
  %cmp9 = icmp eq i64 %value.0, 0
  br i1 %cmp9, label %if.then11, label %if.end13
if.then11:
  %call.i18 = call i32* @__errno_location()
  store i32 11, i32* %call.i18, align 4
  br label %cleanup
if.end13:
  %1 = bitcast i8* %to to i64*
  store i64 %value.0, i64* %1, align 8
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ -1, %if.then11 ], [ 8, %if.end13 ]
  br label %cleanup15
cleanup15:
  %retval.1 = phi i64 [ -1, %if.then ], [ %retval.0, %cleanup ]
  ret i64 %retval.1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define weak dso_local i64 @__model_event_write(i32 noundef %file, i8* noundef %from, i64 noundef %size) {
entry:
  %cmp = icmp ult i64 %size, 8
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %0 = bitcast i8* %from to i64*
  %1 = load i64, i64* %0, align 8
  %cmp1 = icmp eq i64 %1, -1
  br i1 %cmp1, label %if.then2, label %if.end4
if.then2:
  %call.i10 = call i32* @__errno_location()
  store i32 22, i32* %call.i10, align 4
  br label %cleanup
if.end4:
  call void @__gsmack_atomic_begin()
  %conv.i = sext i32 %file to i64
  %call.i11 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i)
  %sub = sub i64 -1, %1
  %cmp6 = icmp ult i64 %call.i11, %sub
  br i1 %cmp6, label %lor.end, label %lor.rhs
lor.rhs:
  %call.i13 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %conv.i)
  %sub.i = sub i64 %call.i13, 1
  %div.i = udiv i64 %sub.i, 2048
  %rem.i = urem i64 %div.i, 2
  %cmp.i = icmp ne i64 %rem.i, 0
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %if.end4 ], [ %cmp.i, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  br i1 %cmp6, label %if.then10, label %if.end11
if.then10:
  %add = add i64 %call.i11, %1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %add)
  br label %if.end11
if.end11:
  call void @__gsmack_atomic_end()
  br i1 %cmp6, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call.i14 = call i32* @__errno_location()
  store i32 11, i32* %call.i14, align 4
  br label %cond.end
cond.end:
  %cond = phi i64 [ 8, %cond.true ], [ -1, %cond.false ]
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ -1, %if.then2 ], [ %cond, %cond.end ]
  br label %return
return:
  %retval.1 = phi i64 [ -1, %if.then ], [ %retval.0, %cleanup ]
  ret i64 %retval.1
}
define weak dso_local void @__model_event_close(i32 noundef %file) {
entry:
  %conv = sext i32 %file to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %conv, i64 noundef 0)
  ret void
}
define dso_local i32 @eventfd_read(i32 noundef %file, i64* noundef %value) {
entry:
  %0 = bitcast i64* %value to i8*
  %call = call i64 @__model_event_read(i32 noundef %file, i8* noundef %0, i64 noundef 8)
  %cmp = icmp slt i64 %call, 0
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}
define dso_local i32 @eventfd_write(i32 noundef %file, i64 noundef %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = bitcast i64* %value.addr to i8*
  %call = call i64 @__model_event_write(i32 noundef %file, i8* noundef %0, i64 noundef 8)
  %cmp = icmp slt i64 %call, 0
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32* @__errno_location()
