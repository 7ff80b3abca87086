target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@.str = private unnamed_addr constant [14 x i8] c"stream.closed\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"freopen: what is opened again is no stream\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"fclose: what is closed is no stream\00", align 1
@.str.3 = private unnamed_addr constant [36 x i8] c"pclose: what is closed is no stream\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.5 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
define weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 0
  ret i1 %cmp
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local %struct._IO_FILE* @freopen(i8* noalias noundef %path, i8* noalias noundef %mode, %struct._IO_FILE* noalias noundef %file) {
entry:
  %tobool = icmp ne i8* %path, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  %call.i4 = call i32 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i5 = icmp slt i32 %call.i4, 0
  br i1 %cmp.i5, label %if.then.i6, label %reads_all.exit7
if.then.i6:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit7
reads_all.exit7:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then1, label %if.end2
if.then1:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  %call.i8 = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i8, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.5, i32 0, i32 0))
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  br label %return
if.end2:
  call void @end(%struct._IO_FILE* noundef %file, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i32 0, i32 0))
  br label %return
return:
  %retval.0 = phi %struct._IO_FILE* [ %file, %uses_stream.exit ], [ null, %if.end2 ]
  ret %struct._IO_FILE* %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define internal void @end(%struct._IO_FILE* noundef %file, i8* noundef %no_stream) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.5, i32 0, i32 0))
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  %call = call zeroext i1 @__model_is_standard(%struct._IO_FILE* noundef %file)
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 1)
  br label %return
if.end:
  %call1 = call i32 @__model_family(i8* noundef %0)
  %cmp = icmp eq i32 %call1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef %no_stream)
  call void @__gsmack_free(i8* noundef %0)
  br label %return
return:
  ret void
}
define dso_local i32 @fclose(%struct._IO_FILE* noundef %file) {
entry:
  call void @end(%struct._IO_FILE* noundef %file, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i32 0, i32 0))
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 -1
  ret i32 %cond
}
define dso_local i32 @pclose(%struct._IO_FILE* noundef %file) {
entry:
  call void @end(%struct._IO_FILE* noundef %file, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i32 0, i32 0))
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare dso_local zeroext i1 @__model_is_standard(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__model_family(i8* noundef)
declare dso_local void @__gsmack_free(i8* noundef)
