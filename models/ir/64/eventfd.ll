target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"event.made\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"event.of\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"event.semaphore\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"eventfd\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"event.count\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"file.nonblocking\00", align 1
define weak dso_local zeroext i1 @__model_is_event(i32 noundef %file) {
entry:
  %conv.i = sext i32 %file to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i)
  %cmp = icmp ne i64 %call.i, 0
  ret i1 %cmp
}
define dso_local i32 @eventfd(i32 noundef %value, i32 noundef %flags) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i, 1024
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i = icmp sge i32 %call.i, 0
  br i1 %cmp2.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br i1 %call.i.i.i, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i.i.i, label %is_pipe.exit.i.i
land.rhs.i.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %2 = phi i1 [ true, %if.then.i ], [ %1, %is_pipe.exit.i.i ]
  %lnot.i = xor i1 %2, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  br i1 %cmp2.i, label %if.then, label %if.end
if.then:
  %call1 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0))
  %add = add nsw i64 %call1, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %add)
  %conv = sext i32 %call.i to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv, i64 noundef %add)
  %rem = srem i32 %flags, 2
  %conv2 = sext i32 %rem to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i64 noundef %add, i64 noundef %conv2)
  %conv3 = zext i32 %value to i64
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i64 noundef %call.i.i, i64 noundef %conv3)
  %div4 = sdiv i32 %flags, 2048
  %rem5 = srem i32 %div4, 2
  %cmp6 = icmp ne i32 %rem5, 0
  %conv1.i = zext i1 %cmp6 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i64 noundef %conv, i64 noundef %conv1.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i12, label %note_known.exit
if.then.i12:
  call void @__model_note_known(i32 noundef %call.i)
  br label %note_known.exit
note_known.exit:
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 %call.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define weak dso_local signext i16 @__model_event_state(i32 noundef %file) {
entry:
  %conv.i.i = sext i32 %file to i64
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i.i)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i64 noundef %call.i.i)
  %cmp = icmp ne i64 %call1.i, 0
  %cond = select i1 %cmp, i32 1, i32 0
  %cmp1 = icmp ult i64 %call1.i, -2
  %cond2 = select i1 %cmp1, i32 4, i32 0
  %add = add nsw i32 %cond, %cond2
  %conv = trunc i32 %add to i16
  ret i16 %conv
}
define weak dso_local i64 @__model_event_read(i32 noundef %file, i8* noundef %to, i64 noundef %size) {
entry:
  %cmp = icmp ult i64 %size, 8
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %cleanup12
if.end:
  call void @__gsmack_atomic_begin()
  %conv.i.i = sext i32 %file to i64
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i.i)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i64 noundef %call.i.i)
  %cmp2 = icmp ne i64 %call1.i, 0
  br i1 %cmp2, label %lor.end, label %lor.rhs
lor.rhs:
  %call.i11 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i64 noundef %conv.i.i)
  %cmp.i = icmp ne i64 %call.i11, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %if.end ], [ %cmp.i, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  br i1 %cmp2, label %if.then5, label %if.end7
if.then5:
  %call.i.i13 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i.i)
  %call1.i14 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call.i.i13)
  %cmp.i15 = icmp ne i64 %call1.i14, 0
  br i1 %cmp.i15, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ 1, %cond.true ], [ %call1.i, %cond.false ]
  %sub = sub i64 %call1.i, %cond
  %call.i.i17 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i64 noundef %call.i.i17, i64 noundef %sub)
  br label %if.end7
if.end7:
  %value.0 = phi i64 [ %cond, %cond.end ], [ 0, %lor.end ]
  call void @__gsmack_atomic_end()
  %cmp8 = icmp eq i64 %value.0, 0
  br i1 %cmp8, label %if.then9, label %if.end11
if.then9:
  %call.i18 = call i32* @__errno_location()
  store i32 11, i32* %call.i18, align 4
  br label %cleanup
if.end11:
  %1 = bitcast i8* %to to i64*
  store i64 %value.0, i64* %1, align 8
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ -1, %if.then9 ], [ 8, %if.end11 ]
  br label %cleanup12
cleanup12:
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
  %conv.i.i = sext i32 %file to i64
  %call.i.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i.i)
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i64 noundef %call.i.i)
  %sub = sub i64 -1, %1
  %cmp6 = icmp ult i64 %call1.i, %sub
  br i1 %cmp6, label %lor.end, label %lor.rhs
lor.rhs:
  %call.i11 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i64 noundef %conv.i.i)
  %cmp.i = icmp ne i64 %call.i11, 0
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %if.end4 ], [ %cmp.i, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  br i1 %cmp6, label %if.then9, label %if.end10
if.then9:
  %add = add i64 %call1.i, %1
  %call.i.i13 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i64 noundef %call.i.i13, i64 noundef %add)
  br label %if.end10
if.end10:
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
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv, i64 noundef 0)
  ret void
}
define weak dso_local void @__model_event_copy(i32 noundef %from, i32 noundef %to) {
entry:
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %to to i64
  %conv.i = sext i32 %from to i64
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv, i64 noundef %call.i)
  %call.i5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i64 noundef %conv.i)
  %cmp.i = icmp ne i64 %call.i5, 0
  %conv1.i = zext i1 %cmp.i to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i64 noundef %conv, i64 noundef %conv1.i)
  br i1 icmp ne (void (i32)* @__model_note_known, void (i32)* null), label %if.then.i, label %note_known.exit
if.then.i:
  call void @__model_note_known(i32 noundef %to)
  br label %note_known.exit
note_known.exit:
  call void @__gsmack_atomic_end()
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
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local void @__model_note_known(i32 noundef)
declare dso_local i32* @__errno_location()
